import { couponKey } from "../../discount/rules/couponKey.ts"
import { isAboutGoods } from "../../discount/rules/mayCountLater.ts"
import type { Problem } from "../../problem/model.ts"

/** The codes that counted until now and, by the server's answer, no longer fit the goods; others stay refused. */
export const lapsedCodes = (problems: readonly Problem[], counted: readonly string[]): readonly string[] => {
  const keys = new Set(counted.map(couponKey))
  const named = problems.filter(isAboutGoods).flatMap(({ coupons = [] }) => coupons)
  return [...new Set(named)].filter((code) => keys.has(couponKey(code)))
}
