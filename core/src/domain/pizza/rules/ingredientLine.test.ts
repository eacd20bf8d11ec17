import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { Level } from "../../menu/model.ts"
import { type EditorOptions, ingredientLine, toggleExtra, toggleIngredient } from "./ingredientLine.ts"

const pepperoni = { soldOut: false, removeOnly: false }
const simple: EditorOptions = { hideExtras: false, multiQuantity: false, isPizza: true }
const several: EditorOptions = { ...simple, multiQuantity: true }

describe("a line of the ingredient editor", () => {
  test("offers extra once the ingredient is on", () => {
    expect(ingredientLine(pepperoni, 0, 0, simple)).toMatchObject({ checked: false, extra: "none" })
    expect(ingredientLine(pepperoni, 0, 0.75, simple)).toMatchObject({ checked: true, extra: "checkbox" })
  })

  test("offers several levels only for pizzas, and only when enabled", () => {
    expect(ingredientLine(pepperoni, 0, 1, several)).toMatchObject({
      extra: "select",
      quantities: [0.75, 1, 1.5, 2, 3],
    })
    expect(ingredientLine(pepperoni, 0, 1, { ...several, isPizza: false })).toMatchObject({ extra: "checkbox" })
    expect(ingredientLine(pepperoni, 0, 1, simple)).toMatchObject({ extra: "checkbox", quantities: [] })
  })

  test.each([
    ["sold out", { soldOut: true, removeOnly: false }, several],
    ["only to be removed", { soldOut: false, removeOnly: true }, several],
    ["in an editor without extras", pepperoni, { ...several, hideExtras: true }],
  ])("offers no extra when %s", (_, ingredient, options) => {
    expect(ingredientLine(ingredient, 1, 1, options)).toMatchObject({ extra: "none", label: "included" })
  })

  test("is disabled when the ingredient is sold out", () => {
    expect(ingredientLine({ ...pepperoni, soldOut: true }, 1, 1, simple)).toMatchObject({
      checked: true,
      disabled: true,
    })
    expect(ingredientLine({ ...pepperoni, removeOnly: true }, 1, 1, simple).disabled).toBe(false)
  })

  test("is fixed when the pizza comes with it and is not made without it", () => {
    const dough = { ...pepperoni, removeOnly: true, required: true }
    expect([1, 0].map((level) => ingredientLine(dough, level as Level, level as Level, several).isFixed)).toEqual([
      true,
      false,
    ])
    expect(ingredientLine(pepperoni, 1, 1, several).isFixed).toBe(false)
  })

  test("labels included extra: from 1.5 with a checkbox, from 3 with a select", () => {
    const labels = (options: EditorOptions) =>
      Level.literals.map((level) => ingredientLine(pepperoni, level, 1, options).label)
    expect(labels(simple)).toEqual([null, "included", "included", "extraIncluded", "extraIncluded", "extraIncluded"])
    expect(labels(several)).toEqual([null, "included", "included", "included", "included", "extraIncluded"])
  })

  test("ticks the extra checkbox from 1.5", () => {
    const ticked = Level.literals.filter((level) => ingredientLine(pepperoni, 0, level, simple).extraChecked)
    expect(ticked).toEqual([1.5, 2, 3])
  })
})

test("toggles between the normal quantity and none; extra is one and a half", () => {
  expect(Level.literals.map(toggleIngredient)).toEqual([1, 0, 0, 0, 0, 0])
  expect(Level.literals.map(toggleExtra)).toEqual([1.5, 1.5, 1.5, 1, 1, 1])
})

test("has an extra control only for ingredients on the pizza, and a tick is always visible", () => {
  const level = fc.constantFrom(...Level.literals)
  const flags = fc.record({ soldOut: fc.boolean(), removeOnly: fc.boolean() })
  const options = fc.record({ hideExtras: fc.boolean(), multiQuantity: fc.boolean(), isPizza: fc.boolean() })
  fc.assert(
    fc.property(flags, level, level, options, (ingredient, comesWith, quantity, editor) => {
      const line = ingredientLine(ingredient, comesWith, quantity, editor)
      if (line.extra !== "none") expect(line).toMatchObject({ checked: true, disabled: false })
      expect(line.checked).toBe(quantity > 0)
      expect(line.quantities.length > 0).toBe(line.extra === "select")
      expect(line.label === null).toBe(comesWith === 0)
    }),
  )
})
