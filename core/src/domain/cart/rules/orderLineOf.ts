import type { OrderLine } from "../../order/model.ts"
import { partIngredients } from "../../pizza/rules/partIngredients.ts"
import type { CartItem } from "../model.ts"

/** A cart line in the form that the server prices. */
export const orderLineOf = ({
  variationCode,
  quantity,
  price,
  modifications,
  secondPizzaHalf,
}: CartItem): OrderLine => ({
  codes: secondPizzaHalf ? [variationCode, secondPizzaHalf.variationCode] : [variationCode],
  quantity,
  unitPrice: price,
  ingredients: partIngredients(modifications.changes, secondPizzaHalf?.modifications.changes),
})
