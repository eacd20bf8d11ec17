import type { MarketId } from "@skorpe/core/market"
import { resolve } from "node:path"

/** Where a market's shop is built to. */
export const builtShop = (market: MarketId): string => resolve(import.meta.dirname, "../../../web/dist", market)
