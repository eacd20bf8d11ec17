import type { Problem } from "../../problem/model.ts"
import { couponRefusals } from "../line.ts"
import { couponKey } from "./couponKey.ts"

const ofCoupons: ReadonlySet<number> = new Set(Object.values(couponRefusals))

/**
 * The part of a refusal that concerns one of the cart's codes: the problems that name it; none when only others are
 * named; all coupon problems when none is named.
 */
export const saidOfCode = (problems: readonly Problem[], code: string): readonly Problem[] => {
  const aboutCoupons = problems.filter((problem) => problem.coupons !== undefined || ofCoupons.has(problem.code))
  const names = (problem: Problem) => problem.coupons?.some((named) => couponKey(named) === couponKey(code)) === true
  return aboutCoupons.some(({ coupons }) => coupons !== undefined) ? aboutCoupons.filter(names) : aboutCoupons
}
