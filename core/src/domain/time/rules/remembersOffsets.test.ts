import { tzOffset } from "@date-fns/tz/tzOffset"
import { afterAll, expect, test, vi } from "vitest"
import { readOffset } from "./readOffset.ts"

// Files share their modules: these are loaded with the mock, and the next file loads them without.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock("@date-fns/tz/tzOffset", { spy: true })

const dayLength = 86_400_000
const zone = "Europe/Stockholm"

/** The number of calls of Intl during `work`. */
const askedBy = (read: () => void): number => {
  const before = vi.mocked(tzOffset).mock.calls.length
  read()
  return vi.mocked(tzOffset).mock.calls.length - before
}

test("Intl, which is slow, is called twice for a usual day, more often for a clock change, and then never again", () => {
  const readAt = (at: string) => () => void readOffset(zone, Date.parse(at))
  expect(askedBy(readAt("2026-11-24T00:00Z"))).toBe(2)
  expect(askedBy(readAt("2026-11-24T23:59Z"))).toBe(0)
  expect(askedBy(readAt("2026-10-25T12:00Z"))).toBeGreaterThan(2)
  expect(askedBy(readAt("2026-10-25T00:30Z"))).toBe(0)
  expect(askedBy(readAt("2026-11-24T12:00Z"))).toBe(0)
})

test("at most 20,000 days are cached, so that requests cannot fill the memory", () => {
  const read = (day: number) => () => void readOffset("Europe/Oslo", day * dayLength)
  for (let day = 0; day < 20_000; day++) read(day)()
  expect(askedBy(read(0))).toBe(0)
  read(20_000)()
  expect(askedBy(read(0))).toBe(2)
})
