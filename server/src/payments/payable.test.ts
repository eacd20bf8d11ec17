import type { OrderStatus } from "@skorpe/core/domain/order"
import { expect, test } from "vitest"
import { offeredMethods } from "./offeredMethods.ts"
import { whyNotPayable } from "./whyNotPayable.ts"

test("an order that was closed unpaid is made again (3016); one that a store has, or had, is paid for already (3036)", () => {
  const reasons: Readonly<Record<Exclude<OrderStatus, "created" | "awaitingPayment">, number>> = {
    placed: 3036,
    accepted: 3036,
    completed: 3036,
    cancelled: 3016,
    refused: 3016,
  }
  for (const [status, code] of Object.entries(reasons)) expect(whyNotPayable(status as OrderStatus), status).toBe(code)
})

test("every order may be paid in the store; on account only an organisation's, and by card where cards are taken", () => {
  const inStore = { paymentType: "INSTORE", provider: null }
  const cards = { clientKey: "key" }
  expect(offeredMethods(null, null)).toEqual([inStore])
  expect(offeredMethods(null, cards)).toEqual([inStore, { paymentType: "ADYEN", provider: cards }])
  expect(offeredMethods("b1", null)).toEqual([{ paymentType: "B2B", provider: null }, inStore])
})
