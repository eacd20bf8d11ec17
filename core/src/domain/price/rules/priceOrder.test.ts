import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { sweden } from "../../market/markets.ts"
import { kroner } from "../../money/rules/kroner.ts"
import type { LineIngredient, OrderLine } from "../../order/model.ts"
import { sampleIngredient, sampleText } from "../../../testing/samples.ts"
import { line, menu, noon, order, priced, refused, store } from "../shop.fixture.ts"
import { priceOrder } from "./priceOrder.ts"

const everything = Array.from({ length: 11 }, (_, number) => `X${number}`)
const richMenu = {
  ...menu,
  ingredients: [...menu.ingredients, ...everything.map((code) => sampleIngredient(code, 25))],
}
const all = (count: number, part: LineIngredient["part"]) =>
  everything.slice(0, count).map((code) => ({ code, quantity: 1 as const, part }))
const pe = (quantity: LineIngredient["quantity"], part: LineIngredient["part"]) => ({ code: "PE", quantity, part })

describe("the price of an order", () => {
  test("adds up goods, deposit and fee, with the tax included", () => {
    const { price } = priced([line("MARG_AM30"), line("COLA", 2), line("BEER")], {
      deliveryMethod: "delivery",
      loyalty: { acceptedTerms: true, points: 0 },
    })
    expect(price).toEqual({
      numberOfProductsValid: 4,
      adjustmentAmount: 0,
      orderAmount: kroner(338),
      pantAmount: kroner(6),
      surchargeAmount: kroner(59),
      customerAmount: kroner(403),
      minimumCustomerAmount: kroner(149),
      // Food 269 + 59 at 15 %, beer 69 at 25 %.
      taxAmount: kroner(42.78 + 13.8),
      pointsAmount: 269,
      canUseLoyaltyDiscount: false,
      validCoupons: [],
      areCouponsValidated: false,
      lines: [
        { unitPrice: kroner(199), linePrice: kroner(199) },
        { unitPrice: kroner(35), linePrice: kroner(70) },
        { unitPrice: kroner(69), linePrice: kroner(69) },
      ],
    })
  })

  test("of a half-and-half is the dearer half's, plus half of each ingredient on one half", () => {
    const { lines } = priced([line(["MARG_AM30", "PEPP_AM30"], 2, [pe(1, "1"), pe(2, "2")])])
    expect(lines).toMatchObject([{ kind: "half-half", unitPrice: kroner(219 + 13 + 13), linePrice: kroner(490) }])
    expect(lines[0]?.name.en).toBe("MARG / PEPP")
  })

  test("counts an ingredient on the whole of a half-and-half as one extra where both have the same default", () => {
    const extra = (code: string) =>
      priced([line(["MARG_AM30", "PEPP_AM30"], 1, [{ code, quantity: 1.5, part: "w" }])]).lines[0]?.unitPrice
    expect(extra("Or")).toBe(kroner(219 + 20))
    expect(extra("PE")).toBe(kroner(219 + 25 + 13))
  })

  test("is taxed by market and day of fulfilment", () => {
    const tax = (at: number) => priced([line("MARG_AM30")], { market: sweden, at }).price.taxAmount
    expect(tax(Date.UTC(2026, 2, 31, 21, 59))).toBe(kroner(21.32))
    expect(tax(Date.UTC(2026, 2, 31, 22))).toBe(kroner(11.26))
  })

  test("includes a hotspot's own fee", () => {
    const { price } = priced([line("MARG_AM30")], { deliveryMethod: "hotspot", hotspotId: "h1" })
    expect(price).toMatchObject({ surchargeAmount: kroner(29), customerAmount: kroner(228) })
  })
})

describe("a price is refused for", () => {
  test.each<[string, readonly number[], OrderLine]>([
    ["an unknown product", [3018], line("NOPE_AM30")],
    ["a fee", [3018], line("DLVRYFEE")],
    ["a sold-out variation", [3018], line("ICE")],
    ["a sold-out ingredient", [3018], line("MARG_AM30", 1, [{ code: "AR", quantity: 1, part: "w" }])],
    ["an unknown ingredient", [4031], line("MARG_AM30", 1, [{ code: "XX", quantity: 1, part: "w" }])],
    [
      "more of an ingredient that can only be removed",
      [4031],
      line("MARG_AM30", 1, [{ code: "TS", quantity: 2, part: "w" }]),
    ],
    ["an ingredient twice", [4031], line("MARG_AM30", 1, [pe(1, "w"), pe(2, "w")])],
    ["an ingredient on the whole and on a half", [4031], line(["MARG_AM30", "PEPP_AM30"], 1, [pe(2, "w"), pe(2, "1")])],
    ["an ingredient on half of a whole pizza", [4031], line("MARG_AM30", 1, [pe(1, "1")])],
    ["an ingredient on fries", [4031], line("FRIES", 1, [pe(1, "w")])],
    ["fries as a half", [4031], line(["MARG_AM30", "FRIES"])],
    ["halves of two sizes", [4031], line(["MARG_AM30", "PEPP_AM40"])],
    ["halves of two crusts", [4031], line(["MARG_IT30", "PEPP_AM30"])],
    ["half-and-half as a pizza of its own", [4031], line("HALF")],
    ["more than the store makes", [3023], line("FRIES", 21)],
    ["an unknown product in a huge quantity", [3018, 3023], line("NOPE", 21)],
  ])("%s", (_, codes, bad) => {
    expect(refused([line("MARG_AM30"), bad])).toEqual(codes)
  })

  test("what has sold out, all of it named", () => {
    const refusal = priceOrder(order([line("ICE"), line("COLA"), line("NOPE")]))
    expect(refusal).toEqual({ _tag: "Refused", codes: [3018], soldOut: [sampleText("ICE")] })
  })

  test("pizzas without what they need, all of them named", () => {
    const ingredients = menu.ingredients.map((one) => ({ ...one, required: one.productCode !== "PE" }))
    const without = (code: string) => line("PEPP_AM30", 1, [{ code, quantity: 0, part: "w" }])
    const asked = [without("TS"), without("Or"), line("NOPE"), without("PE")]
    expect(priceOrder(order(asked, { menu: { ...menu, ingredients } }))).toEqual({
      _tag: "Refused",
      codes: [3018, 4031],
      lacks: [sampleText("TS"), sampleText("Or")],
    })
  })

  test("a variation sold out until before the hand-over is accepted", () => {
    expect(refused([line("ICE")], { at: noon + 1 })).toBe("priced")
  })

  test("a sold-out ingredient may be removed", () => {
    expect(refused([line("MARG_AM30", 1, [{ code: "AR", quantity: 0, part: "w" }])])).toBe("priced")
  })

  test("a delivery below the minimum, an unknown hotspot and a store without delivery are refused", () => {
    expect(refused([line("FRIES", 3)], { deliveryMethod: "delivery" })).toEqual([3109])
    expect(refused([line("FRIES", 3)])).toBe("priced")
    expect(refused([line("MARG_AM30")], { deliveryMethod: "hotspot", hotspotId: "h2" })).toEqual([3145])
    expect(refused([line("MARG_AM30")], { deliveryMethod: "hotspot" })).toEqual([3145])
    const collectOnly = { ...store, deliveryArea: [] }
    expect(refused([line("MARG_AM30")], { deliveryMethod: "delivery", store: collectOnly })).toEqual([4027])
  })

  test("a line has at most 99 pieces, also where the store has no limit", () => {
    const unlimited = { store: { ...store, quantityLimit: 0 } }
    expect(refused([line("FRIES", 99), line("FRIES", 99)], unlimited)).toBe("priced")
    expect(refused([line("FRIES", 100)], unlimited)).toEqual([3045])
  })

  test("a pizza with more on it than the cap is refused, and so is one half of one", () => {
    const of = (codes: Parameters<typeof line>[0], ingredients: OrderLine["ingredients"]) =>
      refused([line(codes, 1, ingredients)], { menu: richMenu })
    expect(of("MARG_AM30", all(10, "w"))).toBe("priced")
    expect(of("MARG_AM30", all(11, "w"))).toEqual([4031])
    const halves = ["MARG_AM30", "PEPP_AM30"] as const
    expect(of(halves, [...all(10, "1"), pe(0, "2")])).toBe("priced")
    expect(of(halves, all(11, "1"))).toEqual([4031])
    // The second half comes with pepperoni, so that ten more are one too many.
    expect(of(halves, all(10, "1"))).toBe("priced")
    expect(of(halves, all(10, "w"))).toEqual([4031])
  })
})

describe("for any order", () => {
  const quantity = fc.constantFrom(0 as const, 0.75 as const, 1 as const, 1.5 as const, 2 as const, 3 as const)
  const anIngredient = (part: fc.Arbitrary<LineIngredient["part"]>) =>
    fc.uniqueArray(fc.record({ code: fc.constantFrom("Or", "PE"), quantity, part }), { selector: (it) => it.code })
  const pieces = fc.integer({ min: 1, max: 20 })
  const others = fc.tuple(fc.constantFrom("FRIES", "COLA", "BEER"), pieces).map(([code, many]) => line(code, many))
  const whole = fc
    .tuple(fc.constantFrom("MARG_AM30", "PEPP_AM40", "MARG_IT30"), pieces, anIngredient(fc.constant("w")))
    .map(([code, many, on]) => line(code, many, on))
  const halves = fc
    .tuple(pieces, anIngredient(fc.constantFrom("w", "1", "2")))
    .map(([many, on]) => line(["MARG_AM40", "PEPP_AM40"], many, on))
  const lines = fc.array(fc.oneof(others, whole, halves), { maxLength: 8 })

  test("all amounts are whole, not negative, and add up", () => {
    fc.assert(
      fc.property(lines, (products) => {
        const { price } = priced(products)
        const { orderAmount, pantAmount, surchargeAmount, customerAmount, taxAmount, pointsAmount } = price
        for (const amount of [orderAmount, pantAmount, surchargeAmount, customerAmount, taxAmount, pointsAmount])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        expect(customerAmount).toBe(orderAmount + pantAmount + surchargeAmount)
        expect(price.lines.reduce((sum, { linePrice }) => sum + linePrice, 0)).toBe(orderAmount)
        expect(taxAmount).toBeLessThan(customerAmount + 1)
      }),
    )
  })

  test("the order of the lines changes only their order in the answer", () => {
    fc.assert(
      fc.property(lines, (products) => {
        const { lines: forth, ...there } = priced(products).price
        const { lines: back, ...again } = priced(products.toReversed()).price
        expect(again).toEqual(there)
        expect(back.toReversed()).toEqual(forth)
      }),
    )
  })

  test("an additional line never lowers the price", () => {
    fc.assert(
      fc.property(lines, fc.oneof(others, whole, halves), (products, more) => {
        expect(priced([...products, more]).price.customerAmount).toBeGreaterThan(priced(products).price.customerAmount)
      }),
    )
  })

  test("prices in the request are ignored", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: -1000, max: 1000 }), (products, lie) => {
        const lying = products.map((one) => ({ ...one, unitPrice: kroner(lie) }))
        expect(priced(lying).price).toEqual(priced(products).price)
      }),
    )
  })
})
