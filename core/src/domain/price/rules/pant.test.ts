import { expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { pant } from "./pant.ts"

const bottle = (litres: number) => ({ kind: "bottle" as const, litres })

test("a deposit depends on size and market", () => {
  const deposits = (market: typeof norway) =>
    [0.33, 0.5, 0.51, 1, 1.5].map((litres) => pant(market.deposits, bottle(litres), "2026-11-21"))
  expect(deposits(norway)).toEqual([2, 2, 3, 3, 3].map(kroner))
  expect(deposits(sweden)).toEqual([2, 2, 2, 2, 3].map(kroner))
})

test("there is none without a container, or before the first known day", () => {
  expect(pant(norway.deposits, undefined, "2026-11-21")).toBe(0)
  expect(pant(sweden.deposits, bottle(0.5), "2025-08-31")).toBe(0)
  expect(pant(sweden.deposits, bottle(0.5), "2025-09-01")).toBe(kroner(2))
})
