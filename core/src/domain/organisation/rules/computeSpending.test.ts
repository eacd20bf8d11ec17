import { expect, test } from "vitest"
import { norway } from "../../market/markets.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { monthOf } from "./monthOf.ts"
import { computeSpending } from "./computeSpending.ts"

test("reserved amounts count as spent, and the rest is left", () => {
  expect(computeSpending(kroner(199), kroner(398), kroner(600.5))).toEqual({
    reserved: kroner(199),
    committed: kroner(398),
    spent: kroner(597),
    limit: kroner(600.5),
    left: kroner(3.5),
  })
})

test("nothing remains below a lowered limit, and without a limit there is no remainder", () => {
  expect(computeSpending(kroner(0), kroner(398), kroner(100)).left).toBe(0)
  expect(computeSpending(kroner(0), kroner(398), null)).toMatchObject({ limit: null, left: null })
})

test.each([
  ["2026-10-31T22:59:59Z", "2026-10-01"],
  ["2026-10-31T23:00:00Z", "2026-11-01"],
  ["2026-06-30T21:59:59Z", "2026-06-01"],
  ["2026-06-30T22:00:00Z", "2026-07-01"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
])("a month begins at midnight in the market's time zone: %s is in %s", (at, month) => {
  expect(monthOf(norway, Date.parse(at))).toBe(month)
})
