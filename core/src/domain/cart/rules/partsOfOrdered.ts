import type { LineIngredient, OrderedLine, Part } from "../../order/model.ts"
import type { Modification } from "../model.ts"
import { type LinePart, splitChanges } from "./linePartsOf.ts"

/** The parts of an ordered line as the customer reads them; none if the order was stored without its texts. */
export const partsOfOrdered = ({ ingredients, words }: OrderedLine): readonly LinePart[] => {
  const [first, second] = words?.products ?? []
  if (words === undefined || first === undefined) return []
  const changesOn = (...parts: readonly Part[]): readonly Modification[] =>
    ingredients.flatMap(({ code, quantity, part }: LineIngredient, index) => {
      const name = words.ingredients[index]
      return name !== undefined && parts.includes(part) ? [{ code, quantity, name }] : []
    })
  if (second === undefined) return [{ side: "whole", name: first, ...splitChanges(changesOn("w", "1")) }]
  return [
    { side: "left", name: first, ...splitChanges(changesOn("w", "1")) },
    { side: "right", name: second, ...splitChanges(changesOn("w", "2")) },
  ]
}
