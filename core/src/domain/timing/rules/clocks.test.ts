import * as fc from "fast-check"
import { expect, test } from "vitest"
import { readMoment } from "../temporal.fixture.ts"
import { correctClock } from "./correctClock.ts"
import { writeLocal } from "./writeLocal.ts"

test("a local time has its zone's offset", () => {
  const local = (at: string, zone = "Europe/Oslo") => writeLocal(zone, Date.parse(at))
  expect(local("2026-10-24T23:30:00Z")).toBe("2026-10-25T01:30:00+02:00")
  expect(local("2026-10-25T00:30:00Z")).toBe("2026-10-25T02:30:00+02:00")
  expect(local("2026-10-25T01:30:00Z")).toBe("2026-10-25T02:30:00+01:00")
  expect(local("2026-12-31T23:30:00.999Z")).toBe("2027-01-01T00:30:00+01:00")
  expect(local("2026-07-01T12:00:00Z", "UTC")).toBe("2026-07-01T12:00:00+00:00")
  expect(local("2026-07-01T12:00:00Z", "America/St_Johns")).toBe("2026-07-01T09:30:00-02:30")
})

test("a local time is written as Temporal writes it, and parses to the same instant", () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2035, 0) / 1000 })
  fc.assert(
    fc.property(fc.constantFrom("Europe/Oslo", "Europe/Stockholm"), instant, (zone, second) => {
      const written = writeLocal(zone, second * 1000)
      expect(written).toBe(readMoment(zone, second * 1000).toString({ timeZoneName: "never" }))
      expect(Date.parse(written)).toBe(second * 1000)
    }),
  )
})

test("a clock that is ahead or behind by more than a minute is corrected", () => {
  const now = 1_000_000_000
  const off = (milliseconds: number) => correctClock(now, { device: 500, server: 500 + milliseconds }) - now
  expect([off(60_000), off(-60_000), off(0)]).toEqual([0, 0, 0])
  expect([off(60_001), off(-3_600_000)]).toEqual([60_001, -3_600_000])
  expect(correctClock(now, null)).toBe(now)
})
