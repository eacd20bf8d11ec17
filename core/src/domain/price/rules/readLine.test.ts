import { describe, expect, test } from "vitest"
import type { Menu, Product } from "../../menu/model.ts"
import { kroner } from "../../money/rules/kroner.ts"
import type { LineIngredient, OrderLine } from "../../order/model.ts"
import { sampleText } from "../../../testing/samples.ts"
import { line, menu, noon } from "../shop.fixture.ts"
import { readLine } from "./readLine.ts"

const on = (part: LineIngredient["part"], code = "PE", quantity: LineIngredient["quantity"] = 1) => ({
  code,
  quantity,
  part,
})
const read = (codes: Parameters<typeof line>[0], ingredients: OrderLine["ingredients"] = [], from = menu) =>
  readLine(from, line(codes, 2, ingredients), noon)
const refused = (code: number) => ({ _tag: "Refused", code })
const changed = (productCode: string, how: (product: Product) => Product): Menu => ({
  ...menu,
  products: menu.products.map((product) => (product.productCode === productCode ? how(product) : product)),
})
const halves = ["MARG_AM30", "PEPP_AM30"] as const
const pepperoni = { _tag: "Ingredient", code: "PE", price: kroner(25), quantity: 1 } as const
const oregano = { _tag: "Ingredient", code: "Or", price: kroner(20), default: 1, quantity: 1 } as const

describe("a line of one variation", () => {
  test("is a pizza with its ingredients, or another product", () => {
    expect(read("MARG_AM30", [on("w")])).toMatchObject({
      _tag: "Sold",
      sold: [{ variation: { code: "MARG_AM30" } }],
      line: {
        kind: "pizza",
        unitPrice: kroner(199),
        quantity: 2,
        ingredients: [{ ...pepperoni, default: 0, part: "whole" }],
      },
    })
    expect(read("COLA")).toMatchObject({ _tag: "Sold", line: { kind: "others", ingredients: [] } })
  })
  test("is refused when unknown, sold out, or not sold alone; what has sold out is named", () => {
    const soldOut = { ...refused(3018), soldOut: sampleText("ICE") }
    expect(["MOON", "ICE", "DLVRYFEE"].map((code) => read(code))).toEqual([refused(3018), soldOut, refused(3018)])
  })
  test("needs one code or two", () => {
    expect(readLine(menu, { ...line("COLA"), codes: [] }, noon)).toEqual(refused(4031))
    expect(readLine(menu, { ...line("COLA"), codes: [...halves, "COLA"] }, noon)).toEqual(refused(4031))
  })
})

describe("a line of two halves", () => {
  test("has an ingredient on the whole once where the defaults are equal, else once per half", () => {
    expect(read(halves, [on("w", "Or"), on("w", "PE")])).toMatchObject({
      _tag: "Sold",
      sold: [{ variation: { code: "MARG_AM30" } }, { variation: { code: "PEPP_AM30" } }],
      line: {
        kind: "half-half",
        halves: [kroner(199), kroner(219)],
        quantity: 2,
        ingredients: [
          { ...oregano, part: "whole" },
          { ...pepperoni, default: 0, part: "left" },
          { ...pepperoni, default: 1, part: "right" },
        ],
      },
    })
  })
  test("has an ingredient on the half that it names", () => {
    expect(read(halves, [on("1"), on("2")])).toMatchObject({
      line: {
        ingredients: [
          { ...pepperoni, default: 0, part: "left" },
          { ...pepperoni, default: 1, part: "right" },
        ],
      },
    })
  })
  test("is refused for an ingredient that is unknown, sold out, or repeated on a half", () => {
    expect(read(halves, [on("2", "MOON")])).toEqual(refused(4031))
    expect(read(halves, [on("1", "AR")])).toEqual({ ...refused(3018), soldOut: sampleText("AR") })
    expect(read(halves, [on("w"), on("2")])).toEqual(refused(4031))
    expect(read(halves, [on("w"), on("1")])).toEqual(refused(4031))
  })
  test("is refused when either half is", () => {
    expect([read(["MARG_AM30", "MOON"]), read(["MOON", "MARG_AM30"])]).toEqual([refused(3018), refused(3018)])
  })
  test("takes an ingredient that is back when it is made, and refuses it before", () => {
    const withEnd = (soldOutUntil: number): Menu => ({
      ...menu,
      ingredients: menu.ingredients.map((one) => (one.productCode === "AR" ? { ...one, soldOutUntil } : one)),
    })
    for (const codes of [halves, "MARG_AM30"] as const) {
      expect(read(codes, [on("w", "AR")], withEnd(noon))._tag).toBe("Sold")
      expect(read(codes, [on("w", "AR")], withEnd(noon + 1))).toEqual({ ...refused(3018), soldOut: sampleText("AR") })
    }
  })
  test("names the half that has sold out", () => {
    const gone = changed("PEPP", (pepp) => ({
      ...pepp,
      variations: pepp.variations.map((one) => ({ ...one, soldOutUntil: noon + 1 })) as never,
    }))
    expect(read(halves, [], gone)).toEqual({ ...refused(3018), soldOut: sampleText("PEPP") })
  })
  test("has two pizzas of one size and crust", () => {
    const side = changed("PEPP", (pepp) => ({ ...pepp, kind: "PRODUCT" }))
    expect([read(halves, [], side), read(["PEPP_AM30", "MARG_AM30"], [], side)]).toEqual([refused(4031), refused(4031)])
    expect([read(["MARG_AM30", "PEPP_AM40"]), read(["MARG_IT30", "PEPP_AM30"])]).toEqual([refused(4031), refused(4031)])
    const [cola, fries] = ["COLA", "FRIES"] as const
    const products = menu.products.map((product) => ({ ...product, kind: "PIZZA" as const }))
    expect(read([cola, fries], [], { ...menu, products })).toEqual(refused(4031))
  })
})

describe("an ingredient that can only be removed", () => {
  const saucy = (quantity: 0.75 | 1 | 2) =>
    changed("MARG", (marg) => ({
      ...marg,
      ingredients: marg.ingredients.map((one) => (one.productCode === "TS" ? { ...one, quantity } : one)),
    }))
  const levels = [0, 0.75, 1, 1.5, 2, 3] as const
  const allowed = (from: Menu) =>
    levels.filter((quantity) => read("MARG_AM30", [on("w", "TS", quantity)], from)._tag === "Sold")

  test("is accepted up to its default, and always at one", () => {
    expect(allowed(saucy(0.75))).toEqual([0, 0.75, 1])
    expect(allowed(saucy(1))).toEqual([0, 0.75, 1])
    expect(allowed(saucy(2))).toEqual([0, 0.75, 1, 1.5, 2])
  })
  test("is refused where it is not a default", () => {
    expect(allowed(changed("MARG", (marg) => ({ ...marg, ingredients: [] })))).toEqual([0])
  })
})

describe("a required ingredient of a pizza", () => {
  const ingredients = menu.ingredients.map((one) => (one.productCode === "TS" ? { ...one, required: true } : one))
  const strict = { ...menu, ingredients }
  const lacking = { ...refused(4031), lacks: sampleText("TS") }

  test("may not be left out of a pizza, nor of either half", () => {
    expect(read("MARG_AM30", [on("w", "TS", 0)], strict)).toEqual(lacking)
    for (const part of ["w", "1", "2"] as const) expect(read(halves, [on(part, "TS", 0)], strict)).toEqual(lacking)
    expect(read("MARG_AM30", [on("w", "TS", 1), on("w", "Or", 0)], strict)._tag).toBe("Sold")
  })
  test("may be absent where the pizza does not come with it", () => {
    const white = { ...strict, products: changed("MARG", (marg) => ({ ...marg, ingredients: [] })).products }
    expect(read("MARG_AM30", [on("w", "TS", 0)], white)._tag).toBe("Sold")
  })
})
