import type { Coupon } from "../model.ts"
import type { DiscountLine } from "../line.ts"
import { compareText } from "../../text/rules/compareText.ts"

const kinds: readonly Coupon["benefit"]["kind"][] = ["freeItem", "bundle", "percent", "amount"]

/** Coupons in the order they are applied: free item, bundle, percent, amount; within a kind by code (DECISIONS §2). */
export const inApplicationOrder = (coupons: readonly Coupon[]): readonly Coupon[] =>
  coupons.toSorted(
    (one, other) =>
      kinds.indexOf(one.benefit.kind) - kinds.indexOf(other.benefit.kind) || compareText(one.code, other.code),
  )

/**
 * Line indices in a canonical order: by code, then price, then quantity, both descending. Discounts choose between
 * lines in this order, so the cart's own order never changes a total.
 */
export const applicationOrder = (lines: readonly DiscountLine[]): readonly number[] =>
  lines
    .map((line, place) => ({ line, place, code: line.codes.join() }))
    .toSorted(
      (one, other) =>
        compareText(one.code, other.code) ||
        other.line.unitPrice - one.line.unitPrice ||
        other.line.quantity - one.line.quantity,
    )
    .map(({ place }) => place)
