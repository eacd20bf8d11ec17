import { minor, times } from "../../money/rules/kroner.ts"
import type { Minor } from "../../money/model.ts"
import { type CouponRefusal, couponRefusals, type DiscountLine } from "../line.ts"
import type { Coupon } from "../model.ts"
import type { DiscountProgress } from "../progress.ts"
import { inApplicationOrder, applicationOrder } from "./inApplicationOrder.ts"
import { isInScope } from "./isInScope.ts"
import { takeBenefit } from "./takeBenefit.ts"

/** The total discount of each line, in line order; or the code of the first coupon that takes nothing. */
export type TakenOff =
  | { readonly _tag: "TakenOff"; readonly off: readonly Minor[] }
  | { readonly _tag: "Refused"; readonly code: CouponRefusal }

type Applied =
  | { readonly _tag: "Applied"; readonly progress: DiscountProgress }
  | Extract<TakenOff, { _tag: "Refused" }>

/** Applies coupons to line prices: free item, bundle, percent, amount, each to the remainder (DECISIONS §2). */
export const takeOff = (coupons: readonly Coupon[], lines: readonly DiscountLine[]): TakenOff => {
  const places = applicationOrder(lines)
  const before = begin(places.flatMap((place) => lines[place] ?? []))
  const free = coupons.filter(({ benefit }) => benefit.kind === "freeItem")
  const others = coupons.filter(({ benefit }) => benefit.kind !== "freeItem")

  const withoutFree = takeEach(free, before)
  if (withoutFree._tag === "Refused") return withoutFree
  if (!free.every((coupon) => isEarned(coupon, withoutFree.progress)))
    return { _tag: "Refused", code: couponRefusals.doesNotFit }
  const after = takeEach(others, withoutFree.progress)
  if (after._tag === "Refused") return after

  const { left } = after.progress
  const offOf = (index: number): Minor => minor((before.left[index] ?? 0) - (left[index] ?? 0))
  return { _tag: "TakenOff", off: lines.map((_, place) => offOf(places.indexOf(place))) }
}

const begin = (lines: readonly DiscountLine[]): DiscountProgress => ({
  lines,
  left: lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)),
  pieces: lines.map(({ quantity }) => quantity),
})

const takeEach = (coupons: readonly Coupon[], from: DiscountProgress): Applied => {
  let progress = from
  for (const coupon of inApplicationOrder(coupons)) {
    const taking = takeBenefit(coupon, progress)
    if (taking._tag === "Refused") return taking
    progress = {
      lines: progress.lines,
      left: progress.left.map((left, line) => minor(left - (taking.off[line] ?? 0))),
      pieces: progress.pieces.map((pieces, line) => pieces - (taking.pieces[line] ?? 0)),
    }
  }
  return { _tag: "Applied", progress }
}

/** A free item requires another bought piece in scope that no free item has taken. */
const isEarned = ({ scope }: Coupon, { lines, pieces }: DiscountProgress): boolean =>
  lines.some((line, index) => (pieces[index] ?? 0) > 0 && isInScope(scope, line))
