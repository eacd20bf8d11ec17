import { expect, test } from "vitest"
import { isDue } from "./kitchenOrders.ts"

const timeZone = "Europe/Oslo"
const at = (time: string) => Date.parse(`2026-11-${time}+01:00`)

test.each([
  ["27T23:50", "28T00:05", true, "what is baked across midnight"],
  ["27T23:50", "28T12:00", false, "tomorrow's lunch"],
  ["28T00:10", "27T23:58", true, "what is late across midnight"],
  ["28T00:10", "28T12:00", true, "lunch, on its own day"],
  ["28T15:00", "28T14:50", true, "what is late"],
  ["28T15:00", "27T23:50", false, "what was forgotten yesterday"],
  ["28T15:00", "29T14:50", false, "tomorrow's"],
])("at %s an order of %s is due: %s (%s)", (now, due, expected) => {
  expect(isDue({ timeZone, now: at(now) }, { estimatedAt: at(due) })).toBe(expected)
})

test("an order without a time is not due", () => {
  expect(isDue({ timeZone, now: at("28T15:00") }, { estimatedAt: null })).toBe(false)
})
