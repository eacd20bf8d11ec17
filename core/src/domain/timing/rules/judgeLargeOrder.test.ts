import { Temporal } from "temporal-polyfill"
import { describe, expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { readMoment } from "../temporal.fixture.ts"
import { blockLargeOrder } from "./blockLargeOrder.ts"
import { countPizzas } from "./countPizzas.ts"
import { judgeLargeOrder } from "./judgeLargeOrder.ts"

const now = Date.parse("2026-11-21T15:00:00+01:00")
const tomorrow = Date.parse("2026-11-22T00:00:00+01:00")
const flags = (pizzas: number, requested: number | null, market = norway) => {
  const { needsNextDayOrder, needsRestrictionMessage, needsManualOrder } = judgeLargeOrder(
    market,
    pizzas,
    requested,
    now,
  )
  return [needsNextDayOrder, needsRestrictionMessage, needsManualOrder].map(Number).join("")
}

test("pizzas and half-and-halves count with their quantities, drinks do not", () => {
  const lines = [
    { type: "pizza", quantity: 12 },
    { type: "half-half", quantity: 3 },
    { type: "others", quantity: 40 },
  ] as const
  expect(countPizzas(lines)).toBe(15)
  expect(countPizzas([])).toBe(0)
})

describe("in Norway", () => {
  test.each([
    [29, null, "000"],
    [30, null, "010"],
    [30, tomorrow - 1, "010"],
    [30, tomorrow, "100"],
    [29, tomorrow, "000"],
    [99, tomorrow, "100"],
    [100, null, "011"],
    [100, tomorrow, "101"],
  ])("%i pizzas at %s: %s", (pizzas, requested, expected) => expect(flags(pizzas, requested)).toBe(expected))

  test("ordering by phone takes precedence over choosing another day", () => {
    expect(blockLargeOrder(judgeLargeOrder(norway, 100, null, now))).toBe("manual")
    expect(blockLargeOrder(judgeLargeOrder(norway, 100, tomorrow, now))).toBe("manual")
    expect(blockLargeOrder(judgeLargeOrder(norway, 30, null, now))).toBe("otherDay")
    expect(blockLargeOrder(judgeLargeOrder(norway, 30, tomorrow, now))).toBe(null)
  })
})

test("in Sweden no order is too large", () => {
  expect([flags(30, null, sweden), flags(5000, null, sweden), flags(100, tomorrow, sweden)]).toEqual([
    "000",
    "000",
    "000",
  ])
})

test.each(["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-12-31"])(
  "around %s a later day starts as Temporal says",
  (day) => {
    const middle = Date.parse(`${day}T01:00:00Z`)
    const moments = Array.from({ length: 97 }, (_, index) => middle + (index - 48) * 3_600_000)
    const dates = moments.map((at) => readMoment(norway.timeZone, at).toPlainDate())
    moments.forEach((from, one) => {
      moments.forEach((to, other) => {
        const [here, there] = [dates[one], dates[other]]
        const isLater = here !== undefined && there !== undefined && Temporal.PlainDate.compare(there, here) > 0
        const { needsNextDayOrder, needsRestrictionMessage } = judgeLargeOrder(norway, 30, to, from)
        if (needsNextDayOrder !== isLater || needsRestrictionMessage === isLater) {
          expect.fail(`${new Date(from).toISOString()} → ${new Date(to).toISOString()}: Temporal says ${isLater}`)
        }
      })
    })
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(norway.timeZone).epochMilliseconds
    expect(judgeLargeOrder(norway, 30, midnight, midnight - 1).needsNextDayOrder).toBe(true)
    expect(judgeLargeOrder(norway, 30, midnight, midnight).needsNextDayOrder).toBe(false)
  },
)
