import type { Minor } from "../../money/model.ts"
import { minor } from "../../money/rules/kroner.ts"
import type { ValidatedPrice } from "../../price/model.ts"

/** What the goods cost before anything is taken off: the order's amount and all discounts (DECISIONS §2). */
export const goodsOf = ({ orderAmount, adjustmentAmount }: ValidatedPrice): Minor =>
  minor(orderAmount - adjustmentAmount)
