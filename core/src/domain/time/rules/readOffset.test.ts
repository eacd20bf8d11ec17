import { tzOffset } from "@date-fns/tz/tzOffset"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { readOffset } from "./readOffset.ts"

test("changes at the exact second of a clock change", () => {
  const hours = (at: string) => readOffset("Europe/Stockholm", Date.parse(at)) / 3_600_000
  expect(hours("2026-03-29T00:59:59Z")).toBe(1)
  expect(hours("2026-03-29T01:00:00Z")).toBe(2)
  expect(hours("2026-10-25T00:59:59Z")).toBe(2)
  expect(hours("2026-10-25T01:00:00Z")).toBe(1)
})

test("agrees with Intl at any time, with a cold and a warm cache", () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2032, 0) })
  fc.assert(
    fc.property(fc.constantFrom("Europe/Oslo", "Europe/Stockholm", "UTC"), instant, (zone, at) => {
      const minutes = tzOffset(zone, new Date(at))
      expect([readOffset(zone, at), readOffset(zone, at)]).toEqual([minutes * 60_000, minutes * 60_000])
    }),
  )
})
