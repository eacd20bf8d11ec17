import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { EarlierOrder, LineLoss } from "../../domain/cart/again.ts"
import type { Menu } from "../../domain/menu/model.ts"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { menu } from "../../domain/price/shop.fixture.ts"
import { cases } from "../../testing/cases.fixture.ts"
import { one, openStore, standing } from "./cartStage.fixture.ts"

type Line = EarlierOrder["lines"][number]

const toppings = ["PE", "Or", "AR"]
const sold = ["MARG_AM30", "MARG_AM40", "PEPP_AM30", "PEPP_AM40", "FRIES", "COLA", "BEER"]

/** The ordered lines; each has a name of its own, by which it is found again. */
const ordered = fc.uniqueArray(
  fc
    .record({
      codes: fc.oneof(
        fc.constantFrom(...sold).map((code) => [code]),
        fc.constantFrom<string[]>(["MARG_AM30", "PEPP_AM30"], ["PEPP_AM40", "MARG_AM40"]),
      ),
      quantity: fc.integer({ min: 1, max: 3 }),
      topping: fc.option(fc.constantFrom(...toppings)),
      level: fc.constantFrom(1.5, 2, 3),
      unitPrice: fc.option(fc.constantFrom(kroner(199), kroner(219), kroner(35))),
    })
    .map(({ codes, topping, level, ...line }): Line => {
      const isPizza = codes.every((code) => code.includes("_"))
      const ingredients = topping && isPizza ? [{ code: topping, quantity: level, part: "w" as const }] : []
      return { ...line, codes, ingredients, name: productsOf(codes) }
    }),
  { minLength: 1, selector: ({ name }) => name },
)

const productsOf = (codes: readonly string[]): string => codes.map((code) => code.split("_")[0]).join(" / ")

/** What the store has stopped selling or sold out since. */
const losses = fc.record({
  products: fc.subarray(menu.products.map(({ productCode }) => productCode)),
  variations: fc.subarray(sold),
  ingredients: fc.subarray(toppings),
  toppingsOut: fc.subarray(toppings),
  soldOut: fc.subarray(sold),
})

const without = (lost: {
  products: string[]
  variations: string[]
  ingredients: string[]
  toppingsOut: string[]
}): Menu => ({
  ...menu,
  products: menu.products
    .filter(({ productCode }) => !lost.products.includes(productCode))
    .flatMap((product) => {
      const [first, ...rest] = product.variations.filter(({ code }) => !lost.variations.includes(code))
      return first ? [{ ...product, variations: [first, ...rest] as const }] : []
    }),
  ingredients: menu.ingredients
    .filter(({ productCode }) => !lost.ingredients.includes(productCode))
    .map((one) => ({ ...one, soldOut: lost.toppingsOut.includes(one.productCode) })),
})

const wholeLine: ReadonlySet<LineLoss["_tag"]> = new Set(["Gone", "SizeGone", "SoldOut", "AgeUnknown"])
const ofTopping: ReadonlySet<LineLoss["_tag"]> = new Set(["ToppingGone", "ToppingSoldOut"])

test("whatever the store no longer has, each line and topping of the order is in the cart or listed as left out", () => {
  fc.assert(
    fc.property(ordered, losses, (lines, lost) => {
      const stage = openStore({ ...one, menu: without(lost) })
      stage.put({ type: "Reordered", storeId: "1", storeName: "Store 1", lines, way: null, coupons: [] })
      stage.answer("LoadStatus", standing({ soldOutVariations: lost.soldOut }))
      const { leftOut, lines: inCart } = stage.see().cart
      const lossesOf = (name: string) =>
        leftOut.flatMap((entry) => (entry._tag === "Line" && entry.name.nb === name ? [entry.loss] : []))
      for (const { name, codes, quantity, ingredients, unitPrice } of lines) {
        const there = inCart.find((item) => item.name.nb === name)
        const said = lossesOf(name)
        if (!there) {
          expect(said.some(({ _tag }) => wholeLine.has(_tag))).toBe(true)
          continue
        }
        expect(said.some(({ _tag }) => wholeLine.has(_tag))).toBe(false)
        expect([there.variationCode, there.quantity]).toEqual([codes[0], quantity])
        for (const { code } of ingredients) {
          const isOn = there.modifications.changes.some((change) => change.code === code)
          expect(isOn || said.some(({ _tag }) => ofTopping.has(_tag))).toBe(true)
        }
        const isOtherPrice = unitPrice !== null && unitPrice !== there.price
        expect(!isOtherPrice || said.length > 0).toBe(true)
      }
    }),
    { numRuns: cases(1000) },
  )
})
