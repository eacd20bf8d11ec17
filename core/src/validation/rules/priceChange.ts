import type { Minor } from "../../money/model.ts"
import type { PriceRequest, ValidatedPrice } from "../../price/model.ts"

/** An amount that was shown, and what it is now. */
export interface Moved {
  readonly from: Minor
  readonly to: Minor
}

/** What costs something else than the customer was shown (DECISIONS §2: old → new, never charged unseen). */
export interface PriceChange {
  /** What is to be paid, when the server had confirmed another sum for this very cart. */
  readonly total: Moved | null
  /** One piece of a line, by the line's place in the cart. */
  readonly lines: readonly (Moved & { readonly index: number })[]
}

/** Compares the server's price with what it said before of the same cart, else with the menu that was shown; `null` is as shown. */
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
