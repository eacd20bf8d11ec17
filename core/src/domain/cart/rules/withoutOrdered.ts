import type { OrderLine } from "../../order/model.ts"
import type { CartItem } from "../model.ts"
import { orderLineOf } from "./orderLineOf.ts"

/** Equal for lines of the same goods, whatever their price. */
const foodOf = ({ codes, ingredients }: OrderLine): string =>
  JSON.stringify([codes, ingredients.map(({ code, part, quantity }) => `${code}/${part}/${quantity}`).toSorted()])

/** A cart's goods beyond the pieces of an order: those that were added after it was sent. */
export const withoutOrdered = (items: readonly CartItem[], lines: readonly OrderLine[]): readonly CartItem[] => {
  const ordered = new Map<string, number>()
  for (const line of lines) ordered.set(foodOf(line), (ordered.get(foodOf(line)) ?? 0) + line.quantity)
  const left: CartItem[] = []
  for (const item of items) {
    const food = foodOf(orderLineOf(item))
    const taken = Math.min(item.quantity, ordered.get(food) ?? 0)
    ordered.set(food, (ordered.get(food) ?? 0) - taken)
    if (taken < item.quantity) left.push({ ...item, quantity: item.quantity - taken })
  }
  return left
}
