import { kroner } from "@skorpe/core/money"
import { expect, test } from "vitest"
import { tagOf } from "./dataLayer.ts"

const item = { variationCode: "MARG_AM40", category: "Pizza", price: kroner(269), quantity: 2 } as const

test("what is sold is told in whole money, with its currency", () => {
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

test("what is not about goods is told as it is", () => {
  const view = { name: "page_view", properties: { title: "Butikker", path: "/butikker" } } as const
  expect(tagOf(view, "NOK")).toEqual({ event: "page_view", title: "Butikker", path: "/butikker" })
})
