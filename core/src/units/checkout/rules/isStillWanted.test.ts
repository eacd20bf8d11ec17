import { expect, test } from "vitest"
import { cartLifetime } from "../../../domain/cart/rules/isExpired.ts"
import type { Attempt } from "../../../domain/device/model.ts"
import type { PaymentType } from "../../../domain/order/model.ts"
import { isStillWanted, resentWithin } from "./isStillWanted.ts"

const now = Date.UTC(2026, 10, 21, 17, 0)
const sent = (before: number, paymentType: PaymentType) =>
  isStillWanted({ key: "k1", order: { paymentType } as Attempt["order"], at: now - before }, now)

test("an order to be paid in the store is resent for a quarter of an hour, to the millisecond", () => {
  expect([sent(0, "INSTORE"), sent(resentWithin, "INSTORE"), sent(resentWithin + 1, "INSTORE")]).toEqual([
    true,
    true,
    false,
  ])
})

test("an order paid online is asked about for as long as its cart lives", () => {
  expect([sent(resentWithin + 1, "ADYEN"), sent(cartLifetime, "ADYEN"), sent(cartLifetime + 1, "ADYEN")]).toEqual([
    true,
    true,
    false,
  ])
})

test("a wrong clock makes no order eternal, and no order is none to resend", () => {
  expect([sent(-resentWithin, "INSTORE"), sent(-resentWithin - 1, "INSTORE"), isStillWanted(null, now)]).toEqual([
    true,
    false,
    false,
  ])
})
