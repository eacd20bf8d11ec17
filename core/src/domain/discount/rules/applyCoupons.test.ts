import { describe, expect, test } from "vitest"
import { kroner, minor } from "../../money/rules/kroner.ts"
import { amountOff, asked, beer, cola, coupon, dip, freeItem, large, medium, percentOff } from "../coupon.fixture.ts"
import { scope, situation } from "../coupon.fixture.ts"
import type { DiscountLine } from "../line.ts"
import type { Coupon, Scope } from "../model.ts"
import { applyCoupons } from "./applyCoupons.ts"

const off = (lines: readonly DiscountLine[], ...coupons: Coupon[]) => {
  const applied = applyCoupons(
    coupons.map((one) => asked(one)),
    situation(lines),
  )
  return applied._tag === "Applied" ? applied.off.map((amount) => amount / 100) : applied.codes
}
const bundle = (price: number, parts: readonly [Scope, number][], more: Partial<Coupon> = {}) => {
  const [first = [scope(), 1], ...others] = parts
  const part = ([good, quantity]: readonly [Scope, number]) => ({ scope: good, quantity })
  return coupon({ kind: "bundle", price: kroner(price), parts: [part(first), ...others.map(part)] }, more)
}
const pizzas = scope({ categories: ["Pizza"] })
const mediums = scope({ categories: ["Pizza"], sizes: ["medium"] })

describe("one coupon takes", () => {
  test("a percentage of each line in scope, half an øre rounded up, extras included, beer excluded", () => {
    expect(off([medium("MARG", 199), cola({ quantity: 3 }), beer()], percentOff(15))).toEqual([29.85, 15.75, 0])
    expect(off([medium("MARG", 0.1), medium("PEPP", 0.1)], percentOff(15))).toEqual([0.02, 0.02])
    expect(off([medium("MARG", 199, { unitPrice: kroner(249) })], percentOff(10))).toEqual([24.9])
    expect(off([medium("MARG", 199), cola()], percentOff(10, { scope: pizzas }))).toEqual([19.9, 0])
  })

  test("an amount off all lines in scope, split by price, to the øre", () => {
    expect(off([medium("MARG", 199), medium("PEPP", 219), cola()], amountOff(100))).toEqual([43.93, 48.34, 7.73])
    expect(off([medium("MARG", 199), cola(), beer()], amountOff(100, { scope: pizzas }))).toEqual([100, 0, 0])
    expect(off([dip(), dip({ unitPrice: kroner(25) }), dip()], amountOff(1))).toEqual([0.34, 0.33, 0.33])
  })

  test("the free item's price for one piece, without its extras", () => {
    const free = freeItem("MARG_AM30")
    expect(off([medium("MARG", 199, { unitPrice: kroner(249), quantity: 3 })], free)).toEqual([199])
    expect(off([cola(), dip({ quantity: 2 })], freeItem("DIP"))).toEqual([0, 25])
  })

  test("the saving of a bundle of the dearest pieces; extras stay on top", () => {
    const duo = bundle(399, [[mediums, 2]])
    expect(off([medium("MARG", 199), medium("PEPP", 259), medium("BIFF", 249), large("MARG", 289)], duo)).toEqual([
      0, 55.57, 53.43, 0,
    ])
    expect(off([medium("MARG", 219, { unitPrice: kroner(279), quantity: 2 })], duo)).toEqual([39])
    expect(off([medium("MARG", 249, { quantity: 5 })], duo)).toEqual([99])
  })

  test("a bundle only of goods that both its coupon and its part include", () => {
    const only = bundle(100, [[pizzas, 1]], { scope: scope({ sizes: ["large"] }) })
    expect(off([medium("MARG", 300), large("MARG", 200), dip({ size: "large" })], only)).toEqual([0, 100, 0])
    expect(off([medium("MARG", 300), dip({ size: "large", basePrice: kroner(500) })], only)).toEqual([4025])
  })

  test("a bundle of several parts, each piece in one part", () => {
    const family = bundle(300, [
      [scope({ sizes: ["large"] }), 1],
      [pizzas, 1],
      [scope({ products: ["DIP"] }), 1],
    ])
    expect(off([large("MARG", 250), medium("MARG", 100), dip(), cola()], family)).toEqual([50, 20, 5, 0])
    expect(off([large("MARG", 250), dip(), dip(), cola()], family)).toEqual([4025])
    expect(off([large("MARG", 250), large("PEPP", 270), medium("MARG", 100), dip()], family)).toEqual([
      112.38, 121.38, 0, 11.24,
    ])
  })
})

describe("several coupons", () => {
  const named = (code: string) => ({ code })

  test("are applied free item, bundle, percent, amount, each to the remainder", () => {
    const coupons = [
      amountOff(10, named("A")),
      percentOff(50, named("B")),
      bundle(150, [[mediums, 1]], named("C")),
      freeItem("DIP", named("D")),
    ]
    const lines = [medium("MARG", 200), dip({ quantity: 2 })]
    // Dip: one of two is free. Pizza: 150. Half of both: 75 and 12.50. Ten off by 75 to 12.50.
    expect(off(lines, ...coupons)).toEqual([125 + 8.57, 25 + 12.5 + 1.43])
    expect(off(lines, ...coupons.toReversed())).toEqual(off(lines, ...coupons))
  })

  test("are refused when one may not be combined, or one does not apply by itself", () => {
    const alone = percentOff(10, { code: "ALONE", combinable: false })
    expect(off([medium("MARG", 200)], alone)).toEqual([20])
    expect(off([medium("MARG", 200)], alone, percentOff(10))).toEqual([4025])
    expect(off([medium("MARG", 200)], percentOff(10, { code: "GONE", withdrawn: true }), amountOff(300))).toEqual([
      3137, 4046,
    ])
  })

  test("count once when a code is sent twice", () => {
    expect(off([medium("MARG", 200)], percentOff(10), percentOff(10))).toEqual([20])
    const alone = percentOff(10, { combinable: false })
    expect(off([medium("MARG", 200)], alone, alone)).toEqual([20])
  })

  test("never take the same piece", () => {
    const free = (code: string) => freeItem("DIP", { code })
    expect(off([dip(), medium("MARG", 200)], free("A"), free("B"))).toEqual([4025])
    expect(off([dip({ quantity: 2 }), medium("MARG", 200)], free("A"), free("B"))).toEqual([50, 0])
    const one = (code: string) => bundle(100, [[mediums, 1]], { code })
    expect(off([medium("MARG", 200)], one("A"), one("B"))).toEqual([4025])
    expect(off([medium("MARG", 200, { quantity: 2 })], one("A"), one("B"))).toEqual([200])
  })

  test("do not qualify one another: a free item needs another item that is paid", () => {
    const byDrink = freeItem("DIP", { code: "A", scope: scope({ categories: ["Drinks"] }) })
    const byPizza = (code: string) => freeItem("COLA", { code, scope: pizzas })
    for (const code of ["0", "Z"]) {
      expect(off([dip(), cola(), medium("MARG", 200)], byDrink, byPizza(code))).toEqual([4025])
      expect(off([dip(), cola({ quantity: 2 }), medium("MARG", 200)], byDrink, byPizza(code))).toEqual([25, 35, 0])
    }
  })

  test("together take no more than the total", () => {
    const half = amountOff(60, named("A"))
    expect(off([medium("MARG", 100)], half, amountOff(40, named("B")))).toEqual([100])
    expect(off([medium("MARG", 100)], half, amountOff(40.01, named("B")))).toEqual([4046])
    expect(off([medium("MARG", 100)], percentOff(100, named("C")), half)).toEqual([4025])
  })

  test("choose by the lines, not by their order: of equal lines the larger gives up a piece", () => {
    const lines = [medium("MARG", 0.01), medium("MARG", 0.01, { quantity: 3 })]
    const coupons = [freeItem("MARG_AM30", named("A")), percentOff(20, named("B"))]
    expect(off(lines, ...coupons)).toEqual([0, 0.01])
    expect(off(lines.toReversed(), ...coupons)).toEqual([0.01, 0])
  })

  test("are refused together with every reason, smallest code first", () => {
    const nobodys = { code: "NOPE", coupon: null, uses: { total: 0, byCustomer: 0 } }
    const late = percentOff(1, { ...named("A"), validFrom: 1001 })
    const gone = percentOff(1, { ...named("B"), withdrawn: true })
    const refusedFor = (...coupons: Parameters<typeof applyCoupons>[0]) => applyCoupons(coupons, situation([dip()]))
    const codes = [3024, 3135, 3137]
    expect(refusedFor(asked(gone), asked(late), nobodys)).toEqual({
      _tag: "Refused",
      codes,
      against: [
        { code: 3024, coupons: ["NOPE"] },
        { code: 3135, coupons: ["A"] },
        { code: 3137, coupons: ["B"] },
      ],
    })
    expect(refusedFor(asked(amountOff(1)), nobodys)).toMatchObject({ codes: [3024] })
    const alone = percentOff(1, { ...named("C"), combinable: false })
    expect(refusedFor(asked(amountOff(1)), asked(alone))).toMatchObject({
      codes: [4025],
      against: [{ code: 4025, coupons: [amountOff(1).code, "C"] }],
    })
  })

  test("are returned in the order asked", () => {
    const applied = applyCoupons(
      [asked(amountOff(1, named("B"))), asked(percentOff(1, named("A")))],
      situation([dip()]),
    )
    expect(applied).toEqual({ _tag: "Applied", off: [minor(125)], codes: ["B", "A"] })
  })
})
