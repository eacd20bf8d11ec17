import { expect, test } from "vitest"
import { dayBegan } from "./dayBegan.ts"

const at = (text: string) => Date.parse(text)

test("a business day begins in the morning, and the night after it is its own, also when the clocks change", () => {
  const began = (now: string) => dayBegan("Europe/Oslo", at(now))
  expect(began("2026-11-21T18:05:00+01:00")).toBe(at("2026-11-21T06:00:00+01:00"))
  expect(began("2026-11-22T01:30:00+01:00")).toBe(at("2026-11-21T06:00:00+01:00"))
  expect(began("2026-11-22T06:00:00+01:00")).toBe(at("2026-11-22T06:00:00+01:00"))
  expect(began("2026-10-25T03:30:00+01:00")).toBe(at("2026-10-24T06:00:00+02:00"))
})
