import { expect, test } from "vitest"
import type { StoredAttempt } from "./attempts.ts"
import { graceForMoney, waitsForMoney } from "./waitsForMoney.ts"

const minute = 60_000
const times = { placedAt: 1_000_000, lapsesAfter: 30 * minute }
const attempt = (resultCode: string, endedAt: Date | null = null): StoredAttempt => ({
  reference: "o1-1",
  number: 1,
  isSameKey: false,
  begunAt: new Date(times.placedAt),
  endedAt,
  answer: { resultCode, refusalReason: null, action: null },
  session: null,
})
const at = (minutes: number) => times.placedAt + minutes * minute

test("an order with half an hour to pay waits ten more minutes for money that may be on its way, and then lapses", () => {
  expect(graceForMoney(times.lapsesAfter)).toBe(10 * minute)
  const pending = [attempt("Pending")]
  expect(waitsForMoney(pending, times, at(31))).toBe(true)
  expect(waitsForMoney(pending, times, at(40) - 1)).toBe(true)
  expect(waitsForMoney(pending, times, at(40))).toBe(false)
})

test("an order without an open payment lapses on time, and frees its codes", () => {
  expect(waitsForMoney([], times, at(31))).toBe(false)
  expect(waitsForMoney([attempt("RedirectShopper")], times, at(31))).toBe(false)
  expect(waitsForMoney([attempt("Pending", new Date(at(1)))], times, at(31))).toBe(false)
})
