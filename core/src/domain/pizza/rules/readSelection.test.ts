import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { Level } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { menu } from "../../price/shop.fixture.ts"
import { type ChosenIngredients, readSelection } from "./readSelection.ts"

const pepperoni = variationByCode(menu, "PEPP_AM30")?.product
if (!pepperoni) throw new Error("the fixture has no PEPP_AM30")
const read = (...chosen: ChosenIngredients) => readSelection(menu, pepperoni, chosen)
const brief = (list: readonly { readonly code: string; readonly quantity: Level }[]) =>
  list.map(({ code, quantity }) => `${code} ${quantity}`).join(", ")

describe("a selection of ingredients", () => {
  test("that is empty means the defaults", () => {
    expect(brief(read().ingredients)).toBe("TS 1, Or 1, PE 1")
    expect(read().changes).toEqual([])
  })

  test("becomes modifications with the menu's names", () => {
    const { ingredients, changes } = read({ code: "TS", quantity: 1 }, { code: "PE", quantity: 3 })
    expect(brief(ingredients)).toBe("TS 1, PE 3")
    expect(brief(changes)).toBe("PE 3, Or 0")
    expect(changes[0]?.name).toEqual({ nb: "PE", sv: "PE", en: "PE" })
  })

  test("ignores codes unknown to the menu", () => {
    expect(brief(read({ code: "PE", quantity: 1 }, { code: "MOON", quantity: 1 }).changes)).toBe("TS 0, Or 0")
    expect(read({ code: "custom", quantity: 1 }).ingredients).toEqual([])
  })

  test("may contain included ingredients that the menu no longer has", () => {
    const moon = { productCode: "MOON", name: { nb: "a", sv: "b", en: "c" }, quantity: 1 as const }
    const withMoon = { ...pepperoni, ingredients: [...pepperoni.ingredients, moon] }
    expect(readSelection(menu, withMoon, []).changes).toEqual([])
    const named = readSelection(menu, withMoon, [
      ...pepperoni.ingredients.map(({ productCode, quantity }) => ({ code: productCode, quantity })),
      { code: "MOON", quantity: 1 },
    ])
    expect(named.changes).toEqual([{ code: "MOON", name: { nb: "", sv: "", en: "" }, quantity: 0 }])
  })

  test("never leaves out a required ingredient that comes with the pizza", () => {
    const ingredients = menu.ingredients.map((one) => (one.productCode === "TS" ? { ...one, required: true } : one))
    const chosen = fc.array(
      fc.record({ code: fc.constantFrom("TS", "Or", "PE", "MOON"), quantity: fc.constantFrom(...Level.literals) }),
    )
    fc.assert(
      fc.property(chosen, (list) => {
        const made = readSelection({ ...menu, ingredients }, pepperoni, list)
        expect(made.ingredients.find(({ code }) => code === "TS")?.quantity).toBeGreaterThan(0)
        expect(made.changes).not.toContainEqual(expect.objectContaining({ code: "TS", quantity: 0 }))
        const without = { ...pepperoni, ingredients: [] }
        const bare = readSelection({ ...menu, ingredients }, without, [{ code: "TS", quantity: 0 }])
        expect(bare.ingredients).toEqual([])
      }),
    )
  })

  test("is unchanged when read again", () => {
    const chosen = fc.array(
      fc.record({
        code: fc.constantFrom("TS", "Or", "PE", "AR", "MOON"),
        quantity: fc.constantFrom(...Level.literals),
      }),
    )
    fc.assert(
      fc.property(chosen, (list) => {
        const once = read(...list)
        fc.pre(once.ingredients.length > 0)
        const again = read(...once.ingredients)
        expect(again.ingredients).toEqual(once.ingredients)
        expect(brief(again.changes).split(", ").toSorted()).toEqual(brief(once.changes).split(", ").toSorted())
      }),
    )
  })
})
