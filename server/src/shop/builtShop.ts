import type { MarketId } from "@skorpe/core/domain/market"
import { resolve } from "node:path"

/** The folder of a market's built shop. */
export const builtShop = (market: MarketId): string => resolve(import.meta.dirname, "../../../web/dist", market)
