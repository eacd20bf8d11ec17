import { expect, test } from "vitest"
import type { Attempt } from "../../../domain/device/model.ts"
import { isStillWanted, resentWithin } from "./isStillWanted.ts"

const now = Date.UTC(2026, 10, 21, 17, 0)
const sent = (before: number) => isStillWanted({ key: "k1", order: {} as Attempt["order"], at: now - before }, now)

test("an order is resent for a quarter of an hour, to the millisecond", () => {
  expect([sent(0), sent(resentWithin), sent(resentWithin + 1)]).toEqual([true, true, false])
})

test("an order from the far future, due to a wrong clock, is not resent; nor is `null`", () => {
  expect([sent(-resentWithin), sent(-resentWithin - 1), isStillWanted(null, now)]).toEqual([true, false, false])
})
