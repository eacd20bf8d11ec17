import type { Problem } from "../../problem/model.ts"
import { couponRefusals } from "../line.ts"

const ofGoods: ReadonlySet<number> = new Set([
  couponRefusals.doesNotFit,
  couponRefusals.belowMinimum,
  couponRefusals.negativeAmount,
])
const ofCart: ReadonlySet<number> = new Set([...ofGoods, couponRefusals.wrongStore, couponRefusals.wrongDeliveryType])

/** True if a code is refused because of the goods, and may fit others (4025, 3109, 4046). */
export const isAboutGoods = ({ code, coupons }: Problem): boolean => coupons !== undefined && ofGoods.has(code)

/** True when a refused code may count for another cart: other goods, another store or another method. */
export const mayCountLater = (problems: readonly Problem[]): boolean =>
  problems.length > 0 && problems.every(({ code }) => ofCart.has(code))
