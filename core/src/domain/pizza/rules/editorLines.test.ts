import { expect, test } from "vitest"
import { norway } from "../../market/markets.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { menu, noon } from "../../price/shop.fixture.ts"
import { editorLines } from "./editorLines.ts"
import type { ChosenIngredients } from "./readSelection.ts"

const found = variationByCode(menu, "PEPP_AM30")
if (!found) throw new Error("the fixture has no PEPP_AM30")
const editing = { market: norway, menu, at: noon }
const options = { hideExtras: false, multiQuantity: true }
const lines = (chosen: ChosenIngredients) => editorLines(editing, found.product, chosen, options)

test("included ingredients come first, then the others", () => {
  expect(lines([]).map(({ code, quantity, label }) => [code, quantity, label])).toEqual([
    ["TS", 1, "included"],
    ["Or", 1, "included"],
    ["PE", 1, "included"],
    ["AR", 0, null],
  ])
})

test("included ingredients keep the product's order, not the menu's", () => {
  const turned = { ...found.product, ingredients: found.product.ingredients.toReversed() }
  expect(editorLines(editing, turned, [], options).map(({ code }) => code)).toEqual(["PE", "Or", "TS", "AR"])
})

test("only pizzas offer several levels of extra", () => {
  const side = { ...found.product, kind: "PRODUCT" as const }
  const extraOf = (product: typeof side | typeof found.product) =>
    editorLines(editing, product, [], options).find(({ code }) => code === "PE")?.extra
  expect([extraOf(found.product), extraOf(side)]).toEqual(["select", "checkbox"])
})

test("an ingredient available only where included is not offered elsewhere", () => {
  const marg = { ...found.product, ingredients: [] }
  expect(editorLines(editing, marg, [], options).map(({ code }) => code)).toEqual(["Or", "PE", "AR"])
})

test("a line reflects the selection: level, next level, control", () => {
  const [sauce, , pepperoni, artichoke] = lines([
    { code: "TS", quantity: 1 },
    { code: "PE", quantity: 1.5 },
  ])
  expect(sauce).toMatchObject({ extra: "none", checked: true })
  expect(pepperoni).toMatchObject({ defaultLevel: 1, quantity: 1.5, next: 2, extra: "select", extraChecked: true })
  expect(artichoke).toMatchObject({ disabled: true, next: 1 })
})

test("on a full pizza each line says whether more of it fits", () => {
  const toppings = ["A", "B", "C"].map((code) => ({ ...menu.ingredients[2], productCode: code }))
  const full = { ...menu, ingredients: [...menu.ingredients, ...toppings] } as typeof menu
  const chosen = ["PE", "A", "B", "C"].map((code) => ({ code, quantity: 3 as const }))
  const reasons = editorLines({ ...editing, menu: full }, found.product, chosen, options).map(({ code, adding }) => [
    code,
    adding.reason,
  ])
  expect(Object.fromEntries(reasons)).toMatchObject({ TS: "free", Or: "full", PE: "full", A: "full" })
})

test("an ingredient is offered from the time at which it is back in stock", () => {
  const ingredients = menu.ingredients.map((one) =>
    one.productCode === "AR" ? { ...one, soldOutUntil: noon + 1 } : one,
  )
  const artichokes = (at: number) =>
    editorLines(
      { ...editing, menu: { ...menu, ingredients }, at },
      found.product,
      [{ code: "AR", quantity: 1 }],
      options,
    ).find(({ code }) => code === "AR")
  expect(artichokes(noon)).toMatchObject({ disabled: true, extra: "none" })
  expect(artichokes(noon + 1)).toMatchObject({ disabled: false, extra: "select" })
})
