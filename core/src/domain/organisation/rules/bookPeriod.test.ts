import { expect, test } from "vitest"
import { norway as no } from "../../market/markets.ts"
import { monthAt, offeredPeriods, spanOfPeriod } from "./bookPeriod.ts"

const iso = (period: string) => spanOfPeriod(no, period).map((at) => new Date(at).toISOString())

test("a month goes from midnight to midnight on the market's clocks, also when they change", () => {
  expect(iso("2026-11")).toEqual(["2026-10-31T23:00:00.000Z", "2026-11-30T23:00:00.000Z"])
  expect(iso("2026-10")).toEqual(["2026-09-30T22:00:00.000Z", "2026-10-31T23:00:00.000Z"])
  expect(iso("2026-12")).toEqual(["2026-11-30T23:00:00.000Z", "2026-12-31T23:00:00.000Z"])
})

test("a year is its twelve months", () => {
  expect(iso("2026")).toEqual(["2025-12-31T23:00:00.000Z", "2026-12-31T23:00:00.000Z"])
})

test("this month comes first, the same month of last year last, then the two years", () => {
  const offered = offeredPeriods(no, Date.UTC(2026, 0, 15))
  expect(offered.slice(0, 3)).toEqual(["2026-01", "2025-12", "2025-11"])
  expect(offered.slice(12)).toEqual(["2025-01", "2026", "2025"])
})

test("the month of a moment is that of the market's time zone, not of UTC", () => {
  expect(monthAt(no, Date.parse("2026-11-30T23:30:00Z"))).toBe("2026-12")
})
