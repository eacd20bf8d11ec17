import type { OrderLine } from "../../order/model.ts"
import type { CartItem, Modification } from "../model.ts"

/** A line of the cart as the server is asked about it; what both halves have alike lies on the whole (DECISIONS §4). */
export const orderLineOf = (item: CartItem): OrderLine => {
  const { quantity, price: unitPrice, variationCode, secondPizzaHalf: second } = item
  const first = item.modifications.changes
  if (!second) return { codes: [variationCode], quantity, unitPrice, ingredients: first.map(on("w")) }
  const right = second.modifications.changes
  const isBoth = (changes: readonly Modification[], change: Modification) =>
    changes.some((other) => other.code === change.code && other.quantity === change.quantity)
  return {
    codes: [variationCode, second.variationCode],
    quantity,
    unitPrice,
    ingredients: [
      ...first.filter((change) => isBoth(right, change)).map(on("w")),
      ...first.filter((change) => !isBoth(right, change)).map(on("1")),
      ...right.filter((change) => !isBoth(first, change)).map(on("2")),
    ],
  }
}

const on =
  (part: "w" | "1" | "2") =>
  ({ code, quantity }: Modification) => ({ code, quantity, part })
