import { expect, test } from "vitest"
import { isExpired } from "./isExpired.ts"

const day = 86_400_000

test("a cart lives for 24 hours after it was touched, by the device's clock", () => {
  expect([isExpired(5 * day, 5 * day), isExpired(5 * day, 6 * day), isExpired(5 * day, 6 * day + 1)]).toEqual([
    false,
    false,
    true,
  ])
})

test("a cart of more than a day ahead is of a clock that was wrong", () => {
  expect([isExpired(6 * day, 5 * day), isExpired(6 * day + 1, 5 * day)]).toEqual([false, true])
})
