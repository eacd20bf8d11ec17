import { Schema } from "effect"
import { expect, test } from "vitest"
import { ExistingDay, Instant } from "./model.ts"

test("a time on the wire must be valid in the calendar", () => {
  const is = Schema.is(Schema.toEncoded(Instant))
  for (const text of ["2026-11-21T17:00Z", "2028-02-29T12:00:00+01:00", "2026-12-31T23:59:59.999-12:00"]) {
    expect(is(text), text).toBe(true)
  }
  for (const text of ["2026-02-30T12:00:00Z", "2026-04-31T00:00Z", "2026-02-29T12:00Z", "2026-13-01T00:00Z"]) {
    expect(is(text), text).toBe(false)
  }
})

test("a day must be valid in the calendar", () => {
  expect(["2028-02-29", "2026-02-29", "2026-02-30", "2026-00-10", "0000-01-01"].map(Schema.is(ExistingDay))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})
