import { marketOf } from "@skorpe/core/market"
import { kroner } from "@skorpe/core/money"
import type { PriceRequest } from "@skorpe/core/price"
import type { StoreWithMenu } from "@skorpe/core/store"
import { expect, test } from "vitest"
import { sampleStores } from "../testing/sampleStores.ts"
import { quote } from "./quote.ts"

const [open] = sampleStores
if (!open) throw new Error("there are no sample stores")
const beer = {
  ...open.menu.products.find(({ kind }) => kind === "PRODUCT"),
  alcohol: 4.7,
  category: "Beer",
} as StoreWithMenu["menu"]["products"][number]
const code = beer.variations[0]?.code ?? ""
const pub: StoreWithMenu = {
  ...open,
  menu: {
    ...open.menu,
    products: [{ ...beer, variations: [{ ...beer.variations[0], soldOutUntil: null }] }],
  },
}
const asking = (requestedTime: string): PriceRequest => ({
  cart: {
    storeId: pub.store.id,
    deliveryMethod: "carryout",
    requestedTime: Date.parse(requestedTime),
    products: [{ codes: [code], quantity: 1, unitPrice: kroner(1), ingredients: [] }],
  },
  coupons: [],
  organisationId: null,
  totalAmount: kroner(1),
  isLoyaltyOrder: false,
})
const saturdayNoon = Date.parse("2026-11-21T12:00:00+01:00")
const ask = (requestedTime: string) => quote(marketOf("no"), pub, asking(requestedTime), saturdayNoon)

test("beer for an hour at which it may be sold has a price; for the evening it is refused before anybody pays", () => {
  expect(ask("2026-11-21T15:00:00+01:00")._tag).toBe("Priced")
  expect(ask("2026-11-21T21:00:00+01:00")).toEqual({ _tag: "Refused", codes: [3116] })
})
