import { minor, times } from "../../money/rules/kroner.ts"
import type { Minor } from "../../money/model.ts"
import { type CouponRefusal, couponRefusals, type DiscountLine } from "../line.ts"
import type { Coupon } from "../model.ts"
import type { Reckoning } from "../reckoning.ts"
import { inReckoningOrder, reckoningPlaces } from "./inReckoningOrder.ts"
import { isInScope } from "./isInScope.ts"
import { takeBenefit } from "./takeBenefit.ts"

/** What coupons take off each line together, in the order of the lines; or the code of the first that takes nothing. */
export type TakenOff =
  | { readonly _tag: "TakenOff"; readonly off: readonly Minor[] }
  | { readonly _tag: "Refused"; readonly code: CouponRefusal }

type Reckoned = { readonly _tag: "Reckoned"; readonly reckoning: Reckoning } | Extract<TakenOff, { _tag: "Refused" }>

/** Applies coupons to what lines cost: free item, bundle, percent, amount, each to what is left (DECISIONS §2). */
export const takeOff = (coupons: readonly Coupon[], lines: readonly DiscountLine[]): TakenOff => {
  const places = reckoningPlaces(lines)
  const before = begin(places.flatMap((place) => lines[place] ?? []))
  const free = coupons.filter(({ benefit }) => benefit.kind === "freeItem")
  const others = coupons.filter(({ benefit }) => benefit.kind !== "freeItem")

  const withoutFree = takeEach(free, before)
  if (withoutFree._tag === "Refused") return withoutFree
  if (!free.every((coupon) => isEarned(coupon, withoutFree.reckoning)))
    return { _tag: "Refused", code: couponRefusals.doesNotFit }
  const after = takeEach(others, withoutFree.reckoning)
  if (after._tag === "Refused") return after

  const off: Minor[] = lines.map(() => minor(0))
  for (const [index, place] of places.entries())
    off[place] = minor((before.left[index] ?? 0) - (after.reckoning.left[index] ?? 0))
  return { _tag: "TakenOff", off }
}

const begin = (lines: readonly DiscountLine[]): Reckoning => ({
  lines,
  left: lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)),
  pieces: lines.map(({ quantity }) => quantity),
})

const takeEach = (coupons: readonly Coupon[], from: Reckoning): Reckoned => {
  let reckoning = from
  for (const coupon of inReckoningOrder(coupons)) {
    const taking = takeBenefit(coupon, reckoning)
    if (taking._tag === "Refused") return taking
    reckoning = {
      lines: reckoning.lines,
      left: reckoning.left.map((left, line) => minor(left - (taking.off[line] ?? 0))),
      pieces: reckoning.pieces.map((pieces, line) => pieces - (taking.pieces[line] ?? 0)),
    }
  }
  return { _tag: "Reckoned", reckoning }
}

/** A free item asks for something else in scope that is bought: a piece that no free item has taken. */
const isEarned = ({ scope }: Coupon, { lines, pieces }: Reckoning): boolean =>
  lines.some((line, index) => (pieces[index] ?? 0) > 0 && isInScope(scope, line))
