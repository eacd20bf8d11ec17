import { expect, test } from "vitest"
import { norway } from "../../market/markets.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { menu } from "../../price/shop.fixture.ts"
import { editorLines } from "./editorLines.ts"
import type { ChosenIngredients } from "./readSelection.ts"

const found = variationByCode(menu, "PEPP_AM30")
if (!found) throw new Error("the fixture has no PEPP_AM30")
const options = { hideExtras: false, multiQuantity: true }
const lines = (chosen: ChosenIngredients) => editorLines(menu, found.product, chosen, norway, options)

test("what the pizza comes with stands first, then what can be put on", () => {
  expect(lines([]).map(({ code, quantity, label }) => [code, quantity, label])).toEqual([
    ["TS", 1, "included"],
    ["Or", 1, "included"],
    ["PE", 1, "included"],
    ["AR", 0, null],
  ])
})

test("what cannot be had elsewhere than on what comes with it is not offered", () => {
  const marg = { ...found.product, ingredients: [] }
  expect(editorLines(menu, marg, [], norway, options).map(({ code }) => code)).toEqual(["Or", "PE", "AR"])
})

test("a line follows the selection: its level, the next, its control", () => {
  const [sauce, , pepperoni, artichoke] = lines([
    { code: "TS", quantity: 1 },
    { code: "PE", quantity: 1.5 },
  ])
  expect(sauce).toMatchObject({ extra: "none", checked: true })
  expect(pepperoni).toMatchObject({ defaultLevel: 1, quantity: 1.5, next: 2, extra: "select", extraChecked: true })
  expect(artichoke).toMatchObject({ disabled: true, next: 1 })
})

test("on a full pizza each line says whether there is room for more of it", () => {
  const toppings = ["A", "B", "C"].map((code) => ({ ...menu.ingredients[2], productCode: code }))
  const full = { ...menu, ingredients: [...menu.ingredients, ...toppings] } as typeof menu
  const chosen = ["PE", "A", "B", "C"].map((code) => ({ code, quantity: 3 as const }))
  const reasons = editorLines(full, found.product, chosen, norway, options).map(({ code, adding }) => [
    code,
    adding.reason,
  ])
  expect(Object.fromEntries(reasons)).toMatchObject({ TS: "free", Or: "full", PE: "full", A: "full" })
})
