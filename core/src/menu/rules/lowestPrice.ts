import type { Minor } from "../../money/model.ts"
import type { Product } from "../model.ts"

/** What the cheapest variation of a product costs: the "from" of a menu card. */
export const lowestPrice = ({ variations }: Product): Minor =>
  variations.reduce((lowest, { price }) => (price < lowest ? price : lowest), variations[0].price)
