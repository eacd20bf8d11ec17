import { marketOf } from "@skorpe/core/domain/market"
import { kroner } from "@skorpe/core/domain/money"
import type { PriceRequest } from "@skorpe/core/domain/price"
import { expect, test } from "vitest"
import { pub, soldOutUntil } from "../testing/pub.ts"
import { nobody } from "./facts.ts"
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

test("a cart for later is priced with what is sold out until then, and one for an earlier time is not (3018)", () => {
  const store = soldOutUntil(Date.parse("2026-11-21T14:00:00+01:00"))
  expect(ask("2026-11-21T13:30:00+01:00", store)).toMatchObject({ _tag: "Refused", codes: [3018] })
  expect(ask("2026-11-21T15:00:00+01:00", store)._tag).toBe("Priced")
})
