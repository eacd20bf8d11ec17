import * as fc from "fast-check"
import { expect, test } from "vitest"
import { countDays } from "./countDays.ts"
import { findInstant } from "./findInstant.ts"
import { nameDay } from "./nameDay.ts"
import { cases } from "../../../testing/cases.fixture.ts"

const zone = "Europe/Oslo"
const at = (day: string, wallTime: string) =>
  new Date(findInstant(zone, Date.parse(day) / 86_400_000, wallTime)).toISOString().slice(0, 16)

test("a wall-clock time is converted in its zone, in winter and in summer", () => {
  expect(at("2026-01-15", "12:00")).toBe("2026-01-15T11:00")
  expect(at("2026-07-15", "00:30")).toBe("2026-07-14T22:30")
})

test("a skipped time is an hour later, a repeated one the earlier", () => {
  expect(at("2026-03-29", "01:59")).toBe("2026-03-29T00:59")
  expect(at("2026-03-29", "02:30")).toBe("2026-03-29T01:30")
  expect(at("2026-03-29", "03:30")).toBe("2026-03-29T01:30")
  expect(at("2026-10-25", "02:00")).toBe("2026-10-25T00:00")
  expect(at("2026-10-25", "03:00")).toBe("2026-10-25T02:00")
})

test("the zone's clocks show the given time, unless it is skipped", () => {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" })
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 22_000 }), fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
      const wallTime = new Date(minutes * 60_000).toISOString().slice(11, 16)
      const found = findInstant(zone, day, wallTime)
      const isSkipped = clock.format(found) !== `${nameDay(day)} ${wallTime}`
      expect(isSkipped).toBe(
        ["2025-03-30", "2026-03-29", "2027-03-28", "2028-03-26", "2029-03-25", "2030-03-31"].includes(nameDay(day)) &&
          wallTime.startsWith("02"),
      )
      expect(countDays(zone, found)).toBe(day)
      if (!isSkipped) expect(clock.format(found - 3_600_000)).not.toBe(clock.format(found))
    }),
    { numRuns: cases(2_000) },
  )
})
