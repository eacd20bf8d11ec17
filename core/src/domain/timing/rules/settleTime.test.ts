import { describe, expect, test } from "vitest"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import { acceptsSlot } from "./acceptsSlot.ts"
import { dropPassed } from "./dropPassed.ts"
import { exceedsLimit } from "./exceedsLimit.ts"
import { isFuture } from "./isFuture.ts"
import { isTooSoon } from "./isTooSoon.ts"
import { settleTime } from "./settleTime.ts"
import { steadyDelay } from "./steadyDelay.ts"

const zone = "Europe/Oslo"
const on = (weekDay: string, openingHours: string, closingHours: string) => ({ weekDay, openingHours, closingHours })
const hours: StoreHours = { openingHours: [on("Tue", "11:00", "01:00"), on("Sun", "00:00", "05:00")] }
const at = (wall: string) => Date.parse(`2026-11-24T${wall}+01:00`)
const now = at("12:00:00")

describe("a chosen slot is accepted", () => {
  const accepts = (slot: string, sent = "12:00:00", delay = 30) =>
    acceptsSlot(zone, hours, at(slot), at(sent), steadyDelay(delay))

  test("until the delay before it, even less than an hour ahead", () => {
    expect(accepts("13:00:00")).toBe(true)
    expect(accepts("13:00:00", "12:30:00")).toBe(true)
    expect(accepts("13:00:00", "12:30:00.001")).toBe(false)
  })
  test("only at a quarter of an hour", () => {
    expect(accepts("13:05:00")).toBe(false)
    expect(accepts("13:00:01")).toBe(false)
  })
  test("by the wall clock, also at an offset of -10:40", () => {
    const there = (slot: string) => {
      const at = Date.parse(slot)
      return acceptsSlot(
        "Pacific/Kiritimati",
        { openingHours: [on("Sat", "11:00", "22:00")] },
        at,
        at - 3_600_000,
        steadyDelay(30),
      )
    }
    expect([there("1978-01-07T22:45:00Z"), there("1978-01-07T22:40:00Z")]).toEqual([false, true])
  })
  test("within the store's hours, from opening plus delay to closing inclusive", () => {
    expect(accepts("11:15:00", "08:00:00")).toBe(false)
    expect(accepts("11:30:00", "08:00:00")).toBe(true)
    const closing = Date.parse("2026-11-25T01:00:00+01:00")
    expect(acceptsSlot(zone, hours, closing, now, steadyDelay(30))).toBe(true)
    expect(acceptsSlot(zone, hours, closing + 900_000, now, steadyDelay(30))).toBe(false)
  })
  test("only the first time, if its wall-clock time occurs twice", () => {
    const sent = Date.parse("2026-10-24T12:00:00Z")
    expect(acceptsSlot(zone, hours, Date.parse("2026-10-25T02:15:00+02:00"), sent, steadyDelay(0))).toBe(true)
    expect(acceptsSlot(zone, hours, Date.parse("2026-10-25T02:15:00+01:00"), sent, steadyDelay(0))).toBe(false)
    expect(acceptsSlot(zone, hours, Date.parse("2026-10-25T03:15:00+01:00"), sent, steadyDelay(0))).toBe(true)
  })
})

describe("a scheduled time that has passed", () => {
  test("is dropped while the store is open: the order is for now", () => {
    expect(dropPassed(zone, hours, at("11:45:00"), now)).toEqual({ _tag: "Now" })
    expect(dropPassed(zone, hours, now, now)).toEqual({ _tag: "Now" })
  })
  test("is refused with 3023 while the store is closed", () => {
    expect(dropPassed(zone, hours, at("09:00:00"), at("10:00:00"))).toEqual({ _tag: "NotThen", code: 3023 })
    expect(dropPassed(zone, hours, null, at("10:00:00"))).toEqual({ _tag: "NotThen", code: 3023 })
  })
  test("is kept while it is in the future, also for a closed store", () => {
    expect(dropPassed(zone, hours, at("13:00:00"), at("10:00:00"))).toEqual({ _tag: "At", at: at("13:00:00") })
  })
})

describe("the validated time of an order", () => {
  const settle = (requested: number | null, delay = 30) => settleTime(zone, hours, requested, now, steadyDelay(delay))
  test("is now, or the slot", () => {
    expect(settle(null)).toEqual({ _tag: "Now" })
    expect(settle(at("11:30:00"))).toEqual({ _tag: "Now" })
    expect(settle(at("12:30:00"))).toEqual({ _tag: "At", at: at("12:30:00") })
  })
  test("is refused with 3023 outside the hours, and with 3046 if it is too soon to bake or not a slot", () => {
    expect(settle(Date.parse("2026-11-25T12:00:00+01:00"))).toEqual({ _tag: "NotThen", code: 3023 })
    expect(settle(at("12:15:00"))).toEqual({ _tag: "NotThen", code: 3046 })
    expect(settle(at("13:07:00"))).toEqual({ _tag: "NotThen", code: 3046 })
  })
})

test("a time is too soon if it is less than an hour ahead", () => {
  expect(isTooSoon(now + 3_600_000, now)).toBe(false)
  expect(isTooSoon(now + 3_599_999, now)).toBe(true)
})

test("the current moment is not in the future", () => {
  expect([isFuture(now + 1, now), isFuture(now, now), isFuture(now - 1, now)]).toEqual([true, false, false])
})

test("a store's quantity limit applies to each line, and 0 means no limit", () => {
  const lines = [{ quantity: 6 }, { quantity: 6 }]
  expect([exceedsLimit(lines, 6), exceedsLimit(lines, 5), exceedsLimit(lines, 0)]).toEqual([false, true, false])
  expect(exceedsLimit([{ quantity: 1 }, { quantity: 7 }], 6)).toBe(true)
})
