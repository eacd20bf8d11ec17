import { describe, expect, test } from "vitest"
import { norway } from "../../market/markets.ts"
import type { Menu } from "../../menu/model.ts"
import { kroner } from "../../money/rules/kroner.ts"
import type { LineIngredient } from "../../order/model.ts"
import { customIngredient } from "../../pizza/ingredientLimits.ts"
import { menu, noon } from "../../price/shop.fixture.ts"
import { type Counter, makeItem } from "./makeItem.ts"

const counter: Counter = { market: norway, storeSlug: "torget", menu, at: noon }
const make = (codes: string | readonly string[], ingredients: readonly LineIngredient[] = [], more = {}) =>
  makeItem({ ...counter, ...more }, { codes: [codes].flat(), ingredients, quantity: 2 }, "l1")
const on = (part: LineIngredient["part"], code = "PE", quantity: LineIngredient["quantity"] = 1) => ({
  code,
  quantity,
  part,
})
const changesOf = (made: ReturnType<typeof make>) =>
  [made?.modifications, made?.secondPizzaHalf?.modifications].map((half) => half?.changes.map(({ code }) => code))

/** The menu with one pizza sold out until 1. */
const until = (productCode: string): Menu => ({
  ...menu,
  products: menu.products.map((product) => {
    const [first, ...others] = product.variations
    const soldOutUntil = product.productCode === productCode ? noon + 3_600_000 : null
    return { ...product, variations: [{ ...first, soldOutUntil }, ...others] as const }
  }),
})

describe("an unmodified item", () => {
  test("is computed once per menu, whatever the quantity", () => {
    const [first, again] = [make("MARG_AM30"), make("MARG_AM30")]
    expect(first).toMatchObject({ id: "l1", quantity: 2, price: kroner(199) })
    expect(again?.modifications).toBe(first?.modifications)
    expect(make("MARG_AM30", [], { menu: { ...menu } })?.modifications).not.toBe(first?.modifications)
  })
  test("is another item in another store or size, or with a second half", () => {
    expect(make("MARG_AM30", [], { storeSlug: "brygga" })?.path).toBe("/brygga/marg/MARG_AM30?")
    expect(make("MARG_AM40")?.price).toBe(kroner(239))
    expect(make(["MARG_AM30", "PEPP_AM30"])?.type).toBe("half-half")
  })
  test.each(["PEPP", "MARG"])(
    "is unavailable while %s is sold out, as a half too, and available afterwards",
    (code) => {
      const sold = { menu: until(code) }
      for (const at of [noon, noon + 3_600_000]) {
        const made = [make(["MARG_AM30", "PEPP_AM30"], [], { ...sold, at }), make(`${code}_AM30`, [], { ...sold, at })]
        expect(made.map((one) => one !== null)).toEqual(at === noon ? [false, false] : [true, true])
      }
    },
  )
  test("cannot be an unknown variation, a fee, or two halves that do not fit", () => {
    for (const codes of ["MOON", "DLVRYFEE", ["MARG_AM30", "MOON"], ["MARG_AM30", "PEPP_AM40"]]) {
      expect(make(codes)).toBeNull()
    }
  })
})

describe("an ingredient change", () => {
  test("applies to the half that it names, or to both", () => {
    const halves = (...said: LineIngredient[]) => changesOf(make(["MARG_AM30", "MARG_AM30"], said))
    expect(halves(on("w"))).toEqual([["PE"], ["PE"]])
    expect(halves(on("1"))).toEqual([["PE"], []])
    expect(halves(on("2"))).toEqual([[], ["PE"]])
  })
  test("applies to a half only where a whole pizza could have it", () => {
    expect(changesOf(make("MARG_AM30", [on("1"), on("2"), on("w", "Or", 0)]))).toEqual([["Or"], undefined])
  })
  test("counts once: the last one wins", () => {
    expect(make("MARG_AM30", [on("w", "PE", 3), on("w", "PE", 1)])?.price).toBe(kroner(224))
  })
  test("leaves a required ingredient on, wherever the item comes from: an earlier order, a link, another store's cart", () => {
    const ingredients = menu.ingredients.map((one) => (one.productCode === "TS" ? { ...one, required: true } : one))
    const here = { menu: { ...menu, ingredients } }
    expect(make("MARG_AM30", [on("w", "TS", 0)], here)?.path).toBe(make("MARG_AM30", [], here)?.path)
    const halves = make(["MARG_AM30", "PEPP_AM30"], [on("w", "TS", 0), on("2", "Or", 0)], here)
    expect(changesOf(halves)).toEqual([[], ["Or"]])
  })
  test("must be known here if it adds, but not if it removes or comes from the customer's own words", () => {
    expect(make("MARG_AM30", [on("w", "MOON", 0.75)])).toBeNull()
    expect(make("MARG_AM30", [on("w", "MOON", 0)])).toMatchObject({ price: kroner(199) })
    expect(make("MARG_AM30", [on("w", customIngredient)])).toMatchObject({ price: kroner(199) })
  })
})
