import type { CartItem } from "../../cart/model.ts"
import type { AnalyticsItem } from "../model.ts"

/** A line of the cart as it is counted. */
export const itemOf = ({ variationCode, category, price, quantity }: CartItem): AnalyticsItem => ({
  variationCode,
  category,
  price,
  quantity,
})
