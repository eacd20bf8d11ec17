import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { minor } from "../../money/rules/kroner.ts"
import { asked, beer, cola, coupon, dip, large, medium, scope, situation } from "../coupon.fixture.ts"
import type { DiscountLine } from "../line.ts"
import type { Benefit, Coupon } from "../model.ts"
import { cases } from "../../../testing/cases.fixture.ts"
import { applyCoupons } from "./applyCoupons.ts"

const price = fc.integer({ min: 1, max: 300_00 })
const piece = fc.constantFrom(medium("MARG", 0), medium("PEPP", 0), large("MARG", 0), dip(), cola(), beer())
const line: fc.Arbitrary<DiscountLine> = fc
  .record({ piece, base: price, extras: fc.constantFrom(0, 0, 25_00), quantity: fc.integer({ min: 1, max: 4 }) })
  .map(({ piece: one, base, extras, quantity }) => ({
    ...one,
    basePrice: minor(base),
    unitPrice: minor(base + extras),
    quantity,
  }))
const lines = fc.array(line, { minLength: 1, maxLength: 6 })

const aScope = fc.constantFrom(
  scope(),
  scope({ categories: ["Pizza"] }),
  scope({ sizes: ["medium"] }),
  scope({ products: ["MARG", "DIP"] }),
)
const part = fc.record({ scope: aScope, quantity: fc.integer({ min: 1, max: 2 }) })
const percent: fc.Arbitrary<Benefit> = fc.record({
  kind: fc.constant("percent" as const),
  percent: fc.integer({ min: 1, max: 100 }),
})
const amount: fc.Arbitrary<Benefit> = fc.record({ kind: fc.constant("amount" as const), amount: price.map(minor) })
const freeItem: fc.Arbitrary<Benefit> = fc.record({
  kind: fc.constant("freeItem" as const),
  variationCode: fc.constantFrom("DIP", "COLA", "MARG_AM30"),
})
const bundle: fc.Arbitrary<Benefit> = fc.record({
  kind: fc.constant("bundle" as const),
  price: price.map(minor),
  parts: fc.tuple(part, part).chain(([one, other]) => fc.constantFrom([one] as const, [one, other] as const)),
})
const couponOf = (benefit: fc.Arbitrary<Benefit>): fc.Arbitrary<Coupon> =>
  fc.tuple(benefit, aScope).map(([one, good]) => coupon(one, { scope: good }))
const anyCoupon = couponOf(fc.oneof(percent, amount, freeItem, bundle))
const couponsOf = (one: fc.Arbitrary<Coupon>) =>
  fc.array(one, { maxLength: 4 }).map((all) => all.map((each, index) => ({ ...each, code: `C${index}` })))

const apply = (coupons: readonly Coupon[], on: readonly DiscountLine[]) =>
  applyCoupons(
    coupons.map((one) => asked(one)),
    situation(on),
  )
const takenOff = (coupons: readonly Coupon[], on: readonly DiscountLine[]): number | null => {
  const applied = apply(coupons, on)
  return applied._tag === "Applied" ? applied.off.reduce((sum, one) => sum + one, 0) : null
}
const holds = <T>(property: fc.IProperty<T>): void => fc.assert(property, { numRuns: cases(2_000) })

describe("for any coupons on any lines", () => {
  test("a line's discount is whole, not negative and at most the line; beer has none", () => {
    holds(
      fc.property(couponsOf(anyCoupon), lines, (coupons, on) => {
        const applied = apply(coupons, on)
        if (applied._tag === "Refused") return
        expect(applied.off).toHaveLength(on.length)
        for (const [index, off] of applied.off.entries()) {
          const { unitPrice = 0, quantity = 0, isBeer = false } = on[index] ?? {}
          expect(Number.isSafeInteger(off) && off >= 0 && off <= (isBeer ? 0 : unitPrice * quantity)).toBe(true)
        }
      }),
    )
  })

  test("the order of lines and coupons does not change the total", () => {
    const both = fc.tuple(couponsOf(anyCoupon), lines)
    const shuffled = both.chain(([coupons, on]) =>
      fc.record({
        before: fc.constant([coupons, on] as const),
        coupons: fc.shuffledSubarray(coupons, { minLength: coupons.length }),
        on: fc.shuffledSubarray(on, { minLength: on.length }),
      }),
    )
    holds(
      fc.property(shuffled, ({ before, coupons, on }) => {
        expect(takenOff(coupons, on)).toBe(takenOff(...before))
      }),
    )
  })

  test("beer does not change the discount", () => {
    holds(
      fc.property(couponsOf(anyCoupon), lines, (coupons, on) => {
        expect(takenOff(coupons, [...on, beer({ quantity: 9 })])).toBe(takenOff(coupons, on))
      }),
    )
  })
})

describe("more discount never raises the price", () => {
  const never = (less: readonly Coupon[], more: readonly Coupon[], on: readonly DiscountLine[]) => {
    const small = takenOff(less, on)
    const great = takenOff(more, on)
    if (small !== null && great !== null) expect(great).toBeGreaterThanOrEqual(small)
  }

  test("with a coupon that takes nothing or more", () => {
    holds(fc.property(anyCoupon, lines, (one, on) => never([], [one], on)))
  })

  test("with a higher percentage, a greater amount, a cheaper bundle", () => {
    const step = fc.integer({ min: 1, max: 20 })
    const raise = (benefit: Benefit, by: number): Benefit => {
      switch (benefit.kind) {
        case "percent":
          return { ...benefit, percent: Math.min(100, benefit.percent + by) }
        case "amount":
          return { ...benefit, amount: minor(benefit.amount + by) }
        case "bundle":
          return { ...benefit, price: minor(Math.max(0, benefit.price - by)) }
        case "freeItem":
          return benefit
      }
    }
    holds(
      fc.property(anyCoupon, step, lines, (one, by, on) => {
        never([one], [{ ...one, benefit: raise(one.benefit, by) }], on)
      }),
    )
  })

  test("with a percentage or an amount beside any other coupons", () => {
    const more = couponOf(fc.oneof(percent, amount))
    holds(
      fc.property(couponsOf(anyCoupon), more, lines, (coupons, one, on) => {
        never(coupons, [...coupons, { ...one, code: "B" }], on)
        never(coupons, [...coupons, { ...one, code: "D" }], on)
      }),
    )
  })

  test("with a free item beside other kinds than bundles", () => {
    const others = couponsOf(couponOf(fc.oneof(percent, amount, freeItem)))
    holds(
      fc.property(others, couponOf(freeItem), lines, (coupons, one, on) => {
        never(coupons, [...coupons, { ...one, code: "D" }], on)
      }),
    )
  })
})
