import type { Minor } from "../../money/model.ts"
import { minor } from "../../money/rules/kroner.ts"
import type { ValidatedPrice } from "../../price/model.ts"

/** The price of the goods before discounts: the order's amount plus all discounts (DECISIONS §2). */
export const goodsOf = ({ orderAmount, adjustmentAmount }: ValidatedPrice): Minor =>
  minor(orderAmount - adjustmentAmount)
