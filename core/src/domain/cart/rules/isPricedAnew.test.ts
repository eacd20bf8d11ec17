import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { Shipping, StoredCart } from "../model.ts"
import { emptyCart } from "./emptyCart.ts"
import { isPricedAnew } from "./isPricedAnew.ts"

const cart = emptyCart("large", false)
const ship = (part: Partial<Shipping>): Partial<StoredCart> => ({ shipping: { ...cart.shipping, ...part } })
const hotspot = { id: "h1", name: "Stadium", parameters: {} }
const discount = { couponCode: "MINE", descriptions: { nb: "", sv: "", en: "" } }

test.each<[string, Partial<StoredCart>]>([
  ["other items", { items: [] }],
  ["another store", { storeId: "2" }],
  ["another method", ship({ method: "delivery" })],
  ["another shipping price", ship({ price: kroner(59) })],
  ["another requested time", ship({ requestedTime: 1 })],
  ["another hotspot", ship({ hotspot })],
  ["a user discount", { userDiscount: discount }],
  ["an organisation discount", { organisationDiscount: discount }],
  ["a deal", { manualDeals: ["DEAL"] }],
  ["points", { useLoyalty: true }],
])("%s needs a new price", (_, part) => {
  expect(isPricedAnew(cart, { ...cart, ...part })).toBe(true)
})

test.each<[string, Partial<StoredCart>]>([
  ["nothing", {}],
  ["an equal list of deals", { manualDeals: [] }],
  ["contactless", ship({ contactless: true })],
  ["another timestamp", { timestamp: 5, defaultPizzaSize: "small", activeOrderId: "o1", storeName: "x" }],
])("%s needs none", (_, part) => {
  expect(isPricedAnew(cart, { ...cart, ...part })).toBe(false)
})

test("the same discount, or other answers to a hotspot's questions, need no new price", () => {
  const chosen = { ...cart, userDiscount: discount, shipping: { ...cart.shipping, hotspot } }
  const again = {
    ...chosen,
    userDiscount: { ...discount },
    shipping: { ...chosen.shipping, hotspot: { ...hotspot, parameters: { seat: "1" } } },
  }
  expect(isPricedAnew(chosen, again)).toBe(false)
})

test("lists of deals are equal when all their codes are", () => {
  const withDeals = (...manualDeals: string[]): StoredCart => ({ ...cart, manualDeals })
  expect(isPricedAnew(withDeals("A", "B"), withDeals("A", "B"))).toBe(false)
  for (const others of [["A"], ["A", "C"], ["A", "B", "C"]]) {
    expect(isPricedAnew(withDeals("A", "B"), withDeals(...others))).toBe(true)
  }
})
