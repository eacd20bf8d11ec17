import type { Market } from "@skorpe/core/market"
import { priceLineRule } from "./priceLine.ts"

/** Answers one case of a rule; a case that does not fit gives `{error}`. */
export type AskRule = (asked: unknown, market: Market) => object

/** The rules that can be asked, by the names of `skorpe rule`. */
export const rules: Readonly<Record<string, AskRule>> = {
  "price-line": priceLineRule,
}
