import { marketOf } from "@skorpe/core/domain/market"
import { kroner } from "@skorpe/core/domain/money"
import type { PriceRequest } from "@skorpe/core/domain/price"
import { minutesToWait } from "@skorpe/core/domain/store"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { expect, test } from "vitest"
import { pub, soldOutUntil } from "../testing/pub.ts"
import { type AskedFacts, nobody } from "./facts.ts"
import { quote } from "./quote.ts"

const saturdayNoon = Date.parse("2026-11-21T12:00:00+01:00")
const beerAt = (requestedTime: string): PriceRequest => ({
  cart: {
    storeId: pub.store.id,
    deliveryMethod: "carryout",
    requestedTime: Date.parse(requestedTime),
    products: [{ codes: ["BEER"], quantity: 1, unitPrice: kroner(1), ingredients: [] }],
  },
  coupons: [],
  organisationId: null,
  totalAmount: kroner(1),
  isLoyaltyOrder: false,
})
const ask = (requestedTime: string, store = pub) =>
  quote(marketOf("no"), store, beerAt(requestedTime), saturdayNoon, nobody)

test("beer is priced within its sales hours and refused outside them, before any payment", () => {
  expect(ask("2026-11-21T15:00:00+01:00")._tag).toBe("Priced")
  expect(ask("2026-11-21T21:00:00+01:00")).toEqual({ _tag: "Refused", codes: [3116] })
})

test("a cart for a time after the sold-out mark ends is priced, and one for an earlier time is refused (3018)", () => {
  const store = soldOutUntil(Date.parse("2026-11-21T14:00:00+01:00"))
  expect(ask("2026-11-21T13:30:00+01:00", store)).toMatchObject({ _tag: "Refused", codes: [3018] })
  expect(ask("2026-11-21T15:00:00+01:00", store)._tag).toBe("Priced")
})

test("a cart without any product of this store is refused (1002), together with its other errors", () => {
  const quoted = (products: PriceRequest["cart"]["products"], asked: AskedFacts = nobody) => {
    const request = beerAt("2026-11-21T15:00:00+01:00")
    return quote(marketOf("no"), pub, { ...request, cart: { ...request.cart, products } }, saturdayNoon, asked)
  }
  const line = (...codes: readonly string[]) => ({ codes, quantity: 1, unitPrice: kroner(1), ingredients: [] })
  expect(quoted([])).toEqual({ _tag: "Refused", codes: [1002] })
  expect(quoted([line("NOWHERE")])).toEqual({ _tag: "Refused", codes: [1002, 3018] })
  expect(quoted([line("NOWHERE"), line("BEER")])).toMatchObject({ _tag: "Refused", codes: [3018] })
  expect(quoted([line("MARG_AM30", "NOWHERE")])).toMatchObject({ codes: expect.not.arrayContaining([1002]) })
  expect(quoted([line("BEER")])._tag).toBe("Priced")
  expect(quoted([line("BEER")], { _tag: "Refused", codes: [3007] })).toEqual({ _tag: "Refused", codes: [3007] })
})

test("a large order is priced for another day, and refused for today (3046)", () => {
  const pizzas = [{ codes: ["MARG_AM30"], quantity: 30, unitPrice: kroner(1), ingredients: [] }]
  const quoted = (requestedTime: string) => {
    const request = beerAt(requestedTime)
    const cart = { ...request.cart, products: pizzas }
    return quote(marketOf("no"), pub, { ...request, cart }, saturdayNoon, nobody)
  }
  expect(quoted("2026-11-21T15:00:00+01:00")).toMatchObject({ _tag: "Refused", codes: [3046] })
  expect(quoted("2026-11-23T15:00:00+01:00")._tag).toBe("Priced")
})

test("a cart for now is judged for the time at which the store can have it ready", () => {
  const request = beerAt("2026-11-21T15:00:00+01:00")
  const wait = minutesToMilliseconds(minutesToWait(pub.store, "carryout"))
  const backBefore = soldOutUntil(saturdayNoon + wait - 1)
  const now = { ...request, cart: { ...request.cart, requestedTime: null } }
  expect(quote(marketOf("no"), backBefore, now, saturdayNoon, nobody)._tag).toBe("Priced")
})
