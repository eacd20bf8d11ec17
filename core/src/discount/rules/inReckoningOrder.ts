import type { Coupon } from "../model.ts"
import type { DiscountLine } from "../line.ts"

const kinds: readonly Coupon["benefit"]["kind"][] = ["freeItem", "bundle", "percent", "amount"]

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Coupons as they are applied: free item, bundle, percent, amount; of one kind by code (DECISIONS §2). */
export const inReckoningOrder = (coupons: readonly Coupon[]): readonly Coupon[] =>
  coupons.toSorted(
    (one, other) =>
      kinds.indexOf(one.benefit.kind) - kinds.indexOf(other.benefit.kind) || compareText(one.code, other.code),
  )

/**
 * The places of the lines in an order of their own: by code, then dearer pieces, then more of them. Whatever a discount
 * must choose between, it chooses in this order, so that the order in which a cart lists its lines changes no total.
 */
export const reckoningPlaces = (lines: readonly DiscountLine[]): readonly number[] =>
  lines
    .map((line, place) => ({ line, place, code: line.codes.join("+") }))
    .toSorted(
      (one, other) =>
        compareText(one.code, other.code) ||
        other.line.unitPrice - one.line.unitPrice ||
        other.line.quantity - one.line.quantity ||
        one.place - other.place,
    )
    .map(({ place }) => place)
