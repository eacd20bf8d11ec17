import { describe, expect, test } from "vitest"
import { kroner, minor } from "../../money/rules/kroner.ts"
import { amountOff, asked, beer, cola, coupon, dip, freeItem, large, medium, percentOff } from "../coupon.fixture.ts"
import { scope, situation } from "../coupon.fixture.ts"
import type { DiscountLine } from "../line.ts"
import type { Coupon } from "../model.ts"
import { type CouponSituation, judgeCoupon } from "./judgeCoupon.ts"
import { type AskedCoupon } from "../verdict.ts"

const pizza: readonly DiscountLine[] = [medium("MARG", 199)]
const codeOf = (one: AskedCoupon, lines = pizza, more: Partial<CouponSituation> = {}) => {
  const verdict = judgeCoupon(one, situation(lines, more))
  return verdict._tag === "Refused" ? verdict.code : "counts"
}
const ten = (more: Partial<Coupon> = {}) => percentOff(10, more)

describe("a coupon", () => {
  test("that is unknown is not recognised, and one without conditions applies", () => {
    expect(codeOf({ code: "NOPE", coupon: null, uses: { total: 0, byCustomer: 0 } })).toBe(3024)
    expect(judgeCoupon(asked(ten()), situation(pizza))).toEqual({ _tag: "Counts", coupon: ten() })
  })

  test("can be withdrawn, used up by all, or used up by this customer", () => {
    expect(codeOf(asked(ten({ withdrawn: true })))).toBe(3137)
    expect(codeOf(asked(ten({ totalLimit: 500 }), { total: 500 }))).toBe(3137)
    expect(codeOf(asked(ten({ totalLimit: 500 }), { total: 499 }))).toBe("counts")
    expect(codeOf(asked(ten({ perUserLimit: 3 }), { total: 9, byCustomer: 3 }))).toBe(3133)
    expect(codeOf(asked(ten({ perUserLimit: 3 }), { total: 9, byCustomer: 2 }))).toBe("counts")
  })

  test("is valid from its first moment to its last, both inclusive", () => {
    const window = asked(ten({ validFrom: 1000, validUntil: 2000 }))
    expect([999, 1000, 2000, 2001].map((now) => codeOf(window, pizza, { now }))).toEqual([
      3135,
      "counts",
      "counts",
      3134,
    ])
  })

  test("applies only in its stores and for its delivery methods", () => {
    expect(codeOf(asked(ten({ stores: ["2", "3"] })))).toBe(3138)
    expect(codeOf(asked(ten({ stores: ["2", "1"] })))).toBe("counts")
    expect(codeOf(asked(ten({ deliveryMethods: ["delivery", "hotspot"] })))).toBe(3136)
    expect(codeOf(asked(ten({ deliveryMethods: ["hotspot"] })), pizza, { method: "hotspot" })).toBe("counts")
  })

  test("requires a minimum value of goods, not counting beer", () => {
    const least = asked(ten({ minimum: kroner(200) }))
    expect(codeOf(least)).toBe(3109)
    expect(codeOf(least, [...pizza, beer()])).toBe(3109)
    expect(codeOf(least, [medium("MARG", 200)])).toBe("counts")
    expect(codeOf(least, [medium("MARG", 100, { quantity: 2 })])).toBe("counts")
  })

  test("is refused when it would make a total negative, and accepted at zero", () => {
    expect(codeOf(asked(amountOff(199.01)))).toBe(4046)
    expect(codeOf(asked(amountOff(199)))).toBe("counts")
    expect(codeOf(asked(amountOff(199.01)), [...pizza, beer()])).toBe(4046)
    expect(codeOf(asked(percentOff(101)))).toBe(4046)
    expect(codeOf(asked(percentOff(-1)))).toBe(4046)
    expect(codeOf(asked(amountOff(-1)))).toBe(4046)
    const owing = coupon({ kind: "bundle", price: kroner(-1), parts: [{ scope: scope(), quantity: 1 }] })
    expect(codeOf(asked(owing))).toBe(4046)
    const two = coupon({ kind: "bundle", price: minor(-1), parts: [{ scope: scope(), quantity: 2 }] })
    expect(codeOf(asked(two), [medium("MARG", 100), medium("PEPP", 100)])).toBe(4046)
  })

  test("is refused for the first failed condition: store, time, method, goods, minimum", () => {
    const things: readonly [number, Partial<Coupon>][] = [
      [3137, { withdrawn: true }],
      [3133, { perUserLimit: 0 }],
      [3137, { totalLimit: 0 }],
      [3135, { validFrom: 1001 }],
      [3134, { validUntil: 999 }],
      [3138, { stores: ["2"] }],
      [3136, { deliveryMethods: ["delivery"] }],
      [4025, { scope: scope({ sizes: ["large"] }) }],
      [3109, { minimum: kroner(500) }],
      [4046, { benefit: { kind: "amount", amount: kroner(300) } }],
    ]
    for (const [place, [code]] of things.entries()) {
      const left = things.slice(place).map(([, against]) => against)
      const one = ten(Object.assign({}, ...left.toReversed()) as Partial<Coupon>)
      expect(codeOf(asked(one))).toBe(code)
    }
  })
})

describe("a coupon's scope", () => {
  const fits = (good: Parameters<typeof scope>[0], line: DiscountLine) =>
    codeOf(asked(ten({ scope: scope(good) })), [line]) === "counts"

  test("is given by products, categories and sizes, and all given ones must match", () => {
    expect(fits({ products: ["MARG", "PEPP"] }, medium("PEPP", 199))).toBe(true)
    expect(fits({ products: ["MARG"] }, medium("PEPP", 199))).toBe(false)
    expect(fits({ categories: ["Drinks"] }, cola())).toBe(true)
    expect(fits({ categories: ["Pizza"], sizes: ["large"] }, medium("MARG", 199))).toBe(false)
    expect(fits({ categories: ["Pizza"], sizes: ["large"] }, large("MARG", 199))).toBe(true)
    expect(fits({ sizes: ["medium"] }, dip())).toBe(false)
    expect(fits({ sizes: ["medium", "large"] }, large("MARG", 199))).toBe(true)
  })

  test("includes a half-and-half only with both halves", () => {
    const halves = (first: string, second: string) =>
      medium(first, 199, { codes: [`${first}_AM30`, `${second}_AM30`], products: [first, second] })
    expect(fits({ products: ["MARG"] }, halves("MARG", "PEPP"))).toBe(false)
    expect(fits({ products: ["MARG", "PEPP"] }, halves("MARG", "PEPP"))).toBe(true)
    const mixed = medium("MARG", 199, { categories: ["Pizza", "Sides"] })
    expect(fits({ categories: ["Pizza"] }, mixed)).toBe(false)
    expect(fits({ categories: ["Sides", "Pizza"] }, mixed)).toBe(true)
    const half = medium("MARG", 199, { codes: ["MARG_AM30", "PEPP_AM30"] })
    expect(codeOf(asked(freeItem("MARG_AM30")), [half, cola()])).toBe(4025)
  })

  test("never includes beer, whatever the coupon says", () => {
    expect(fits({}, beer())).toBe(false)
    expect(fits({ categories: ["Beer"] }, beer())).toBe(false)
    expect(codeOf(asked(freeItem("BEER")), [...pizza, beer()])).toBe(4025)
    expect(codeOf(asked(amountOff(1)), [beer()])).toBe(4025)
    const withBeer = coupon({ kind: "bundle", price: kroner(1), parts: [{ scope: scope(), quantity: 2 }] })
    expect(codeOf(asked(withBeer), [...pizza, beer()])).toBe(4025)
  })

  test("must be in the order: a free item and something else, all parts of a bundle that saves something", () => {
    const free = asked(freeItem("DIP", { scope: scope({ categories: ["Pizza"] }) }))
    expect(codeOf(free)).toBe(4025)
    expect(codeOf(free, [dip()])).toBe(4025)
    expect(codeOf(free, [dip(), cola()])).toBe(4025)
    expect(codeOf(free, [dip(), ...pizza])).toBe("counts")
    expect(codeOf(asked(freeItem("DIP")), [dip()])).toBe(4025)
    expect(codeOf(asked(freeItem("DIP")), [dip({ quantity: 2 })])).toBe("counts")
    expect(codeOf(asked(freeItem("DIP")), [dip(), beer()])).toBe(4025)

    const two = (price: number) =>
      asked(coupon({ kind: "bundle", price: kroner(price), parts: [{ scope: scope(), quantity: 2 }] }))
    expect(codeOf(two(100))).toBe(4025)
    expect(codeOf(two(100), [dip(), ...pizza])).toBe("counts")
    expect(codeOf(two(224), [dip(), ...pizza])).toBe(4025)
  })
})
