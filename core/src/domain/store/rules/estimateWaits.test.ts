import * as fc from "fast-check"
import { expect, test } from "vitest"
import { estimateWaits, heaviestLoad, mostLoadMinutes } from "./estimateWaits.ts"

const usual = { pickup: 15, delivery: 40 }

test.each([
  [0, { pickup: 15, delivery: 40 }],
  [12, { pickup: 15, delivery: 40 }],
  [13, { pickup: 20, delivery: 45 }],
  [16, { pickup: 20, delivery: 45 }],
  [17, { pickup: 25, delivery: 50 }],
  [24, { pickup: 30, delivery: 55 }],
  [10_000, { pickup: 75, delivery: 100 }],
])("with %i open orders at a capacity of twelve: %j", (openOrders, waits) =>
  expect(estimateWaits(usual, { openOrders, capacity: 12 })).toEqual(waits),
)

const minutes = fc.integer({ min: 0, max: 240 })
const cases = fc.record({
  usual: fc.record({ pickup: minutes, delivery: minutes }),
  openOrders: fc.nat(100_000),
  capacity: fc.nat(100),
})

test("more orders never shorten a wait, more capacity never lengthens it", () => {
  fc.assert(
    fc.property(cases, fc.nat(50), ({ usual: waits, openOrders, capacity }, more) => {
      const now = estimateWaits(waits, { openOrders, capacity })
      const busier = estimateWaits(waits, { openOrders: openOrders + more, capacity })
      const stronger = estimateWaits(waits, { openOrders, capacity: capacity + more })
      for (const method of ["pickup", "delivery"] as const) {
        expect(busier[method]).toBeGreaterThanOrEqual(now[method])
        expect(stronger[method]).toBeLessThanOrEqual(now[method])
      }
    }),
  )
})

test("both methods share the ovens; a wait is whole, no shorter than usual, and bounded", () => {
  fc.assert(
    fc.property(cases, ({ usual: waits, openOrders, capacity }) => {
      const now = estimateWaits(waits, { openOrders, capacity })
      const extra = now.pickup - waits.pickup
      expect(now.delivery - waits.delivery).toBe(extra)
      expect(Number.isInteger(extra) && extra >= 0 && extra <= mostLoadMinutes).toBe(true)
      if (openOrders <= capacity) expect(extra).toBe(0)
    }),
  )
})

test("counting may stop at the heaviest load without changing the waits", () => {
  fc.assert(
    fc.property(cases, ({ usual: waits, openOrders, capacity }) => {
      const counted = Math.min(openOrders, heaviestLoad(capacity))
      expect(estimateWaits(waits, { openOrders: counted, capacity })).toEqual(
        estimateWaits(waits, { openOrders, capacity }),
      )
    }),
  )
})
