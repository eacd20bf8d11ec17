import { expect, it } from "vitest"
import { isWorthTracing, makeShare } from "./tracedShare.ts"

it("traces every call of a quiet shop, and a bounded number of a busy one", () => {
  let now = 0
  const takes = makeShare(() => now)
  const calls = (many: number) => Array.from({ length: many }, takes).filter(Boolean).length
  expect(calls(1000)).toBe(50)
  now += 1000
  expect(calls(1000)).toBe(25)
  now += 40
  expect(calls(2)).toBe(1)
  now += 3_600_000
  expect(calls(1000)).toBe(50)
})

it("spends nothing on files and health checks", () => {
  expect(["/api/health", "/api/health?at=1", "/assets/index-a1b2.js"].map(isWorthTracing)).toEqual([
    false,
    false,
    false,
  ])
  expect(["/", "/stores?q=a.b", "/api/order/create"].map(isWorthTracing)).toEqual([true, true, true])
})
