import { expect, test } from "vitest"
import { isExpired } from "./isExpired.ts"

const day = 86_400_000

test("a cart expires 24 hours after its last change, by the device's clock", () => {
  expect([isExpired(5 * day, 5 * day), isExpired(5 * day, 6 * day), isExpired(5 * day, 6 * day + 1)]).toEqual([
    false,
    false,
    true,
  ])
})

test("a cart dated more than a day ahead comes from a wrong clock", () => {
  expect([isExpired(6 * day, 5 * day), isExpired(6 * day + 1, 5 * day)]).toEqual([false, true])
})
