import { expect, test } from "vitest"
import { cartLifetime } from "../../../domain/cart/rules/isExpired.ts"
import { isStillAwaited } from "./isStillAwaited.ts"

const now = Date.UTC(2026, 10, 21, 17, 0)
const sent = (before: number) => isStillAwaited({ key: "key-of-1", orderId: "o1", sentAt: now - before }, now)

test("an unpaid order is awaited for as long as a stored cart is kept, to the millisecond", () => {
  expect([sent(0), sent(cartLifetime), sent(cartLifetime + 1)]).toEqual([true, true, false])
})

test("an order from the far future, due to a wrong clock, is not awaited; nor is `null`", () => {
  expect([sent(-cartLifetime), sent(-cartLifetime - 1), isStillAwaited(null, now)]).toEqual([true, false, false])
})
