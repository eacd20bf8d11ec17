import * as fc from "fast-check"
import { expect, test } from "vitest"
import { isProductSoldOut } from "../../menu/rules/isSoldOut.ts"
import { menu, store } from "../../price/shop.fixture.ts"
import type { StoreMarks } from "../marks.ts"
import { usualWaits } from "./usualWaits.ts"
import { withMarks } from "./withMarks.ts"

const at = { store, menu }
const none: StoreMarks = { stock: [], delays: { pickup: 0, delivery: 0 } }
const product = menu.products.find(({ variations }) => variations.length > 1) ?? menu.products[0]
const [ingredient] = menu.ingredients
if (!product || !ingredient) throw new Error("the sample menu is empty")
const codes = product.variations.map(({ code }) => code)

test("a kitchen without marks changes nothing", () => {
  expect(withMarks(at, none, 0)).toEqual({ at, holdsUntil: null })
})

test("a variation is sold out until the kitchen's moment, and a product when all its variations are", () => {
  const marked = (until: number | null) =>
    withMarks(
      at,
      { ...none, stock: codes.map((code) => ({ kind: "variation", code, until })) },
      0,
    ).at.menu.products.find(({ id }) => id === product.id)
  const out = marked(5000)
  expect(out?.variations.map(({ soldOutUntil }) => soldOutUntil)).toEqual(codes.map(() => 5000))
  expect(out && [4999, 5000].map((now) => isProductSoldOut(out, now))).toEqual([true, false])
  expect(marked(null)?.variations.every(({ soldOutUntil }) => soldOutUntil === null)).toBe(true)
})

test("the kitchen can put back in stock what the menu has sold out", () => {
  const dry = { store, menu: { ...menu, ingredients: menu.ingredients.map((one) => ({ ...one, soldOut: true })) } }
  const mark = { kind: "ingredient", code: ingredient.productCode, until: null } as const
  const { at: marked, holdsUntil } = withMarks(dry, { ...none, stock: [mark] }, 0)
  expect(marked.menu.ingredients.map(({ soldOut }) => soldOut)).toEqual(
    menu.ingredients.map(({ productCode }) => productCode !== ingredient.productCode),
  )
  expect(holdsUntil).toBeNull()
})

test("an ingredient is back at its moment, which is returned", () => {
  const mark = { kind: "ingredient", code: ingredient.productCode, until: 5000 } as const
  const isOut = (now: number) => {
    const { at: marked, holdsUntil } = withMarks(at, { ...none, stock: [mark] }, now)
    return [marked.menu.ingredients.find(({ productCode }) => productCode === mark.code)?.soldOut, holdsUntil]
  }
  expect([4999, 5000].map(isOut)).toEqual([
    [true, 5000],
    [false, null],
  ])
})

test("an ingredient says until when it is sold out, and nothing of an end that has passed or was called back", () => {
  const endOf = (until: number | null, now: number) => {
    const mark = { kind: "ingredient", code: ingredient.productCode, until } as const
    const menuSays = menu.ingredients.map((one) => ({ ...one, soldOut: true, soldOutUntil: 9000 }))
    const marked = withMarks({ store, menu: { ...menu, ingredients: menuSays } }, { ...none, stock: [mark] }, now).at
      .menu
    const [found, other] = [marked.ingredients[0], marked.ingredients[1]]
    expect(other).toEqual(menuSays[1])
    return found && "soldOutUntil" in found ? found.soldOutUntil : "no end"
  }
  expect([endOf(5000, 4999), endOf(5000, 5000), endOf(null, 0)]).toEqual([5000, "no end", "no end"])
})

test("a delay that was taken back has no end", () => {
  const marks = { ...none, delays: { pickup: 0, delivery: 0 }, delaysUntil: 5000 }
  expect(withMarks(at, marks, 1).holdsUntil).toBeNull()
  expect(withMarks(at, { ...marks, delays: { pickup: 0, delivery: 10 } }, 1).holdsUntil).toBe(5000)
})

test("a delay ends by itself, and it is known when", () => {
  const marks = { ...none, delays: { pickup: 30, delivery: 0 }, delaysUntil: 5000 }
  const addedAt = (now: number) => {
    const { at: marked, holdsUntil } = withMarks(at, marks, now)
    return [marked.store.waitMinutes.pickup - store.waitMinutes.pickup, holdsUntil]
  }
  expect([4999, 5000].map(addedAt)).toEqual([
    [30, 5000],
    [0, null],
  ])
})

test("a delay is added to the store's own waits, per method", () => {
  fc.assert(
    fc.property(fc.nat(240), fc.nat(240), (pickup, delivery) => {
      const marked = withMarks(at, { ...none, delays: { pickup, delivery } }, 0).at.store
      const { waitMinutes } = marked
      expect(usualWaits(marked)).toEqual(store.waitMinutes)
      expect(waitMinutes.pickup - store.waitMinutes.pickup).toBe(pickup)
      expect(waitMinutes.delivery - store.waitMinutes.delivery).toBe(delivery)
    }),
  )
})
