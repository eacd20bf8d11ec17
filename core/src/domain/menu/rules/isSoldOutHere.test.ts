import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { menu, noon } from "../../price/shop.fixture.ts"
import { isVariationSoldOut } from "./isSoldOut.ts"
import { backAt, isSoldOutHere, type SoldOut } from "./isSoldOutHere.ts"
import { variationByCode } from "./variationByCode.ts"

const fries = variationByCode(menu, "FRIES")
if (!fries) throw new Error("the fixture has no FRIES")
const hour = 3_600_000
const byMenu = (soldOutUntil: number | null) => ({ ...fries, variation: { ...fries.variation, soldOutUntil } })
const report = (more: Partial<NonNullable<SoldOut>> = {}): NonNullable<SoldOut> => ({
  soldOutProducts: [],
  soldOutVariations: ["FRIES"],
  serverTime: noon,
  ...more,
})

describe("an item that the store reports as sold out", () => {
  test("is available for an order after the end that the report names", () => {
    const tonight = report({ soldOutUntil: { FRIES: noon + hour } })
    expect([noon, noon + hour - 1, noon + hour].map((at) => isSoldOutHere(fries, at, tonight))).toEqual([
      true,
      true,
      false,
    ])
    const asProduct = { ...tonight, soldOutVariations: [], soldOutProducts: ["FRIES"] }
    expect([noon, noon + hour].map((at) => isSoldOutHere(fries, at, asProduct))).toEqual([true, false])
  })

  test("is available after the end in the menu if the report names none", () => {
    expect([noon, noon + hour].map((at) => isSoldOutHere(byMenu(noon + hour), at, report()))).toEqual([true, false])
  })

  test("is sold out for any time if the end is unknown, as when the menu's has passed", () => {
    for (const before of [null, noon - hour, noon])
      expect(isSoldOutHere(byMenu(before), noon + 24 * hour, report())).toBe(true)
    expect(backAt(fries, report({ soldOutUntil: { COLA: noon } }))).toBe(Infinity)
  })

  test("is not available before the end in the menu, which may be newer", () => {
    const sooner = report({ soldOutUntil: { FRIES: noon + 1 } })
    expect(backAt(byMenu(noon + hour), sooner)).toBe(noon + hour)
    expect(backAt(byMenu(noon + hour), report({ soldOutVariations: ["COLA"] }))).toBe(noon + hour)
  })
})

test("without a report, is judged by the menu alone", () => {
  const end = fc.option(fc.integer({ min: noon - hour, max: noon + hour }))
  fc.assert(
    fc.property(end, fc.integer({ min: noon - hour, max: noon + hour }), (until, at) => {
      const found = byMenu(until)
      for (const said of [null, report({ soldOutVariations: [] })])
        expect(isSoldOutHere(found, at, said)).toBe(isVariationSoldOut(found.variation, at))
    }),
  )
})
