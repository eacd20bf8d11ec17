import type { Problem } from "../../problem/model.ts"
import { couponRefusals } from "../line.ts"
import { couponKey } from "./couponKey.ts"

const ofCoupons: ReadonlySet<number> = new Set(Object.values(couponRefusals))

/**
 * What a refusal says of one of the codes in a cart: the problems that name it, none where only others are named, and all
 * that are about coupons where none is.
 */
export const saidOfCode = (problems: readonly Problem[], code: string): readonly Problem[] => {
  const aboutCoupons = problems.filter((problem) => problem.coupons !== undefined || ofCoupons.has(problem.code))
  const names = (problem: Problem) => problem.coupons?.some((named) => couponKey(named) === couponKey(code)) === true
  return aboutCoupons.some(({ coupons }) => coupons !== undefined) ? aboutCoupons.filter(names) : aboutCoupons
}
