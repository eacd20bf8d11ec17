import { kroner } from "@skorpe/core/domain/money"
import { expect, test } from "vitest"
import { tagOf } from "./dataLayer.ts"

const item = { variationCode: "MARG_AM40", category: "Pizza", price: kroner(269), quantity: 2 } as const

test("an e-commerce event has its amounts in major units, with the currency", () => {
  const purchase = { name: "purchase", properties: { orderId: "o1", value: kroner(538.5), items: [item] } } as const
  expect(tagOf(purchase, "NOK")).toEqual({
    event: "purchase",
    ecommerce: {
      transaction_id: "o1",
      value: 538.5,
      currency: "NOK",
      items: [{ item_id: "MARG_AM40", item_category: "Pizza", price: 269, quantity: 2 }],
    },
  })
})

test("any other event is passed on unchanged", () => {
  const view = { name: "page_view", properties: { title: "Butikker", path: "/butikker" } } as const
  expect(tagOf(view, "NOK")).toEqual({ event: "page_view", title: "Butikker", path: "/butikker" })
})
