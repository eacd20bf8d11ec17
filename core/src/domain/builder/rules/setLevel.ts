import type { PartChoice } from "../../cart/rules/configurePizza.ts"
import type { Level, Product } from "../../menu/model.ts"
import { withChanges } from "../../pizza/rules/withChanges.ts"
import type { PizzaInHand } from "../model.ts"

/** The half being edited, or the whole pizza. */
export const activePart = ({ active, left, right }: PizzaInHand): PartChoice =>
  active === "right" && right !== null ? right : left

/** The pizza with the half being edited replaced. */
export const withActivePart = (pizza: PizzaInHand, part: PartChoice): PizzaInHand =>
  pizza.active === "right" && pizza.right !== null ? { ...pizza, right: part } : { ...pizza, left: part }

/** The pizza with one ingredient's level changed on the half being edited; level 0 removes it. */
export const setLevel = (pizza: PizzaInHand, product: Product, code: string, level: Level): PizzaInHand => {
  const part = activePart(pizza)
  const before = part.chosen.length === 0 ? withChanges(product.ingredients, []) : part.chosen
  const set = { code, quantity: level }
  const isThere = before.some((one) => one.code === code)
  const chosen = isThere ? before.map((one) => (one.code === code ? set : one)) : [...before, set]
  return withActivePart(pizza, { ...part, chosen })
}
