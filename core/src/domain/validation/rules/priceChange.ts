import type { Minor } from "../../money/model.ts"
import type { PriceRequest, ValidatedPrice } from "../../price/model.ts"

/** An amount as shown before, and as it is now. */
export interface Moved {
  readonly from: Minor
  readonly to: Minor
}

/** Prices that differ from those shown (DECISIONS §2: old → new, never charged unseen). */
export interface PriceChange {
  /** The amount to pay, when the server had confirmed another for this same cart. */
  readonly total: Moved | null
  /** The price per piece of a line, by the line's index in the cart. */
  readonly lines: readonly (Moved & { readonly index: number })[]
}

/**
 * Compares the server's price with its previous one for the same cart, else with the menu as shown; `null` when equal.
 */
export const priceChange = (
  { cart: { products } }: PriceRequest,
  before: ValidatedPrice | null,
  now: ValidatedPrice,
): PriceChange | null => {
  const lines = products.flatMap((asked, index) => {
    const from = before?.lines[index]?.unitPrice ?? asked.unitPrice
    const to = now.lines[index]?.unitPrice ?? from
    return from === to ? [] : [{ index, from, to }]
  })
  const total =
    before !== null && before.customerAmount !== now.customerAmount
      ? { from: before.customerAmount, to: now.customerAmount }
      : null
  return lines.length === 0 && total === null ? null : { total, lines }
}
