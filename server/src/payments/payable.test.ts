import type { OrderStatus } from "@skorpe/core/domain/order"
import { expect, test } from "vitest"
import { offeredMethods } from "./offeredMethods.ts"
import { whyNotPayable } from "./whyNotPayable.ts"

test("a cancelled or refused order cannot be paid (3016); an order that is placed, accepted or completed needs no payment (3036)", () => {
  const reasons: Readonly<Record<Exclude<OrderStatus, "created" | "awaitingPayment">, number>> = {
    placed: 3036,
    accepted: 3036,
    completed: 3036,
    cancelled: 3016,
    refused: 3016,
  }
  for (const [status, code] of Object.entries(reasons)) expect(whyNotPayable(status as OrderStatus), status).toBe(code)
})

test("every order may be paid in the store, an organisation's also on account, and by card where cards are accepted", () => {
  const inStore = { paymentType: "INSTORE", provider: null }
  const cards = { clientKey: "key" }
  expect(offeredMethods(null, null)).toEqual([inStore])
  expect(offeredMethods(null, cards)).toEqual([inStore, { paymentType: "ADYEN", provider: cards }])
  expect(offeredMethods("b1", null)).toEqual([{ paymentType: "B2B", provider: null }, inStore])
})
