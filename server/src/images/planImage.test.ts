import * as fc from "fast-check"
import { expect, test } from "vitest"
import { planImage } from "./planImage.ts"

const size = { width: 1200, height: 900 }
const whole = { x: 0, y: 0, width: 1200, height: 900 }

test.each([
  [{}, { part: whole, width: 1200, height: 900 }],
  [{ w: "300" }, { part: whole, width: 300, height: 225 }],
  [{ h: "300" }, { part: whole, width: 400, height: 300 }],
  [
    { w: "300", dpr: "2" },
    { part: whole, width: 600, height: 450 },
  ],
  [
    { w: "300", h: "300" },
    { part: { x: 150, y: 0, width: 900, height: 900 }, width: 300, height: 300 },
  ],
  [
    { w: "300", h: "300", "fp-x": "0" },
    { part: { x: 0, y: 0, width: 900, height: 900 }, width: 300, height: 300 },
  ],
  [
    { w: "300", h: "300", "fp-x": "1" },
    { part: { x: 300, y: 0, width: 900, height: 900 }, width: 300, height: 300 },
  ],
  [
    { w: "300", h: "300", "fp-x": "0.4" },
    { part: { x: 30, y: 0, width: 900, height: 900 }, width: 300, height: 300 },
  ],
  [
    { w: "400", h: "100", "fp-y": "0.9" },
    { part: { x: 0, y: 600, width: 1200, height: 300 }, width: 400, height: 100 },
  ],
  [{ rect: "100,200,300,150" }, { part: { x: 100, y: 200, width: 300, height: 150 }, width: 300, height: 150 }],
  [
    { rect: "100,200,300,150", w: "100", h: "100", "fp-x": "1" },
    { part: { x: 250, y: 200, width: 150, height: 150 }, width: 100, height: 100 },
  ],
])("%j of 1200 x 900 is %j", (query, plan) => expect(planImage(size, query)).toEqual(plan))

test.each([
  { rect: "0,0,1201,900" },
  { rect: "1000,0,201,900" },
  { rect: "0,899,10,2" },
  { w: "3201" },
  { w: "1601", dpr: "2" },
  { w: "3200", h: "3200" },
  { w: "1", h: "9999" },
  { w: "2000", dpr: "3" },
])("%j is refused: outside the picture, or too large", (query) => expect(planImage(size, query)).toBeNull())

test("the part is always inside the picture, with the requested aspect ratio, and the size is bounded", () => {
  const pixels = fc.option(fc.integer({ min: 1, max: 9999 }).map(String), { nil: undefined })
  const share = fc.option(
    fc.integer({ min: 0, max: 1000 }).map((many) => String(many / 1000)),
    { nil: undefined },
  )
  const asked = fc.record({ w: pixels, h: pixels, "fp-x": share, "fp-y": share }, { requiredKeys: [] })
  fc.assert(
    fc.property(asked, fc.constantFrom("1", "1.5", "2", "3"), (query, dpr) => {
      const told = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
      const plan = planImage(size, { ...told, dpr })
      if (plan === null) return
      const { part, width, height } = plan
      expect(part.x).toBeGreaterThanOrEqual(0)
      expect(part.y).toBeGreaterThanOrEqual(0)
      expect(part.x + part.width).toBeLessThanOrEqual(size.width + 1e-6)
      expect(part.y + part.height).toBeLessThanOrEqual(size.height + 1e-6)
      expect(width * height).toBeLessThanOrEqual(8_000_000)
      if (query.w !== undefined) expect(width).toBe(Math.round(Number(query.w) * Number(dpr)))
      if (query.w !== undefined && query.h !== undefined) {
        expect(part.width / part.height / (Number(query.w) / Number(query.h))).toBeCloseTo(1, 9)
      }
    }),
  )
})
