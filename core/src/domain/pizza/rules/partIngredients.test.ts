import { expect, test } from "vitest"
import type { ChosenIngredients } from "./readSelection.ts"
import { partIngredients } from "./partIngredients.ts"

const pe = { code: "PE", quantity: 1.5 } as const
const brief = (...[first, second]: Parameters<typeof partIngredients>) =>
  partIngredients(first, second).map(({ code, quantity, part }) => `${code} ${quantity} ${part}`)

test("a whole pizza's changes are on the whole", () => {
  expect(brief([pe, { code: "Or", quantity: 0 }], undefined)).toEqual(["PE 1.5 w", "Or 0 w"])
})

test("equal changes of both halves are on the whole, the rest on their half", () => {
  const second: ChosenIngredients = [{ code: "HA", quantity: 1 }, pe]
  expect(brief([pe, { code: "Or", quantity: 0 }], second)).toEqual(["PE 1.5 w", "Or 0 1", "HA 1 2"])
})

test("different ingredients are each on their half", () => {
  expect(brief([pe], [{ code: "HA", quantity: 1.5 }])).toEqual(["PE 1.5 1", "HA 1.5 2"])
})

test("an ingredient at two levels is on each half", () => {
  expect(brief([pe], [{ code: "PE", quantity: 2 }])).toEqual(["PE 1.5 1", "PE 2 2"])
  expect(brief([], [pe])).toEqual(["PE 1.5 2"])
})
