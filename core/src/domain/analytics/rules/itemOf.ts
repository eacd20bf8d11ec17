import type { CartItem } from "../../cart/model.ts"
import type { AnalyticsItem } from "../model.ts"

/** A cart line as an analytics item. */
export const itemOf = ({ variationCode, category, price, quantity }: CartItem): AnalyticsItem => ({
  variationCode,
  category,
  price,
  quantity,
})
