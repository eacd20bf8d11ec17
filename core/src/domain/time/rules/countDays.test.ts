import { TZDate } from "@date-fns/tz"
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { countDays } from "./countDays.ts"
import { dayAt } from "./dayAt.ts"
import { nameDay } from "./nameDay.ts"
import { readDay } from "./readDay.ts"

test("day numbers agree with date-fns, and survive a round trip through names", () => {
  const zone = fc.constantFrom("Europe/Oslo", "America/St_Johns", "Pacific/Kiritimati")
  fc.assert(
    fc.property(zone, fc.integer({ min: Date.UTC(1995, 1), max: Date.UTC(2037, 0) }), (timeZone, at) => {
      const day = countDays(timeZone, at)
      expect(day).toBe(differenceInCalendarDays(new TZDate(at, timeZone), new TZDate(1970, 0, 1, timeZone)))
      expect(dayAt(timeZone, at)).toBe(nameDay(day))
      expect(readDay(nameDay(day))).toBe(day)
    }),
  )
})

test("days before 1970 and in year 1 have names; an invalid day has no number", () => {
  expect([nameDay(-1), readDay("1969-12-31"), nameDay(readDay("0000-01-01") ?? 0)]).toEqual([
    "1969-12-31",
    -1,
    "0000-01-01",
  ])
  expect(["2026-02-30", "2026-1-5", "2026-01", "2026-W05-1", "2026-100", "soon", ""].map(readDay)).toEqual(
    Array.from({ length: 7 }, () => null),
  )
})
