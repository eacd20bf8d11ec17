import { describe, expect, test } from "vitest"
import { amountOff, asked, freeItem, percentOff } from "../../discount/coupon.fixture.ts"
import { sweden } from "../../market/markets.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { line, noon, order, priced, refused, store } from "../shop.fixture.ts"

const member = (points: number) => ({ loyalty: { acceptedTerms: true, points } })
const basket = [line("MARG_AM30"), line("COLA", 2), line("BEER")]

describe("an order with coupons", () => {
  test("costs less by their discounts, is taxed on the rest, and leaves pant, fee and beer untouched", () => {
    const { price, lines } = priced(basket, {
      deliveryMethod: "delivery",
      ...member(0),
      coupons: [asked(percentOff(15))],
    })
    expect(price).toMatchObject({
      adjustmentAmount: kroner(-40.35),
      orderAmount: kroner(338 - 40.35),
      pantAmount: kroner(6),
      surchargeAmount: kroner(59),
      customerAmount: kroner(403 - 40.35),
      // Food 228.65 + 59 at 15 %, beer 69 at 25 %.
      taxAmount: kroner(37.52 + 13.8),
      pointsAmount: 228,
      validCoupons: ["CODE"],
      areCouponsValidated: true,
    })
    expect(lines.map(({ discount }) => discount)).toEqual([kroner(29.85), kroner(10.5), 0])
    expect(price.lines.map(({ linePrice }) => linePrice)).toEqual([kroner(199), kroner(70), kroner(69)])
  })

  test("is refused for every coupon that does not apply", () => {
    const unknown = { code: "NOPE", coupon: null, uses: { total: 0, byCustomer: 0 } }
    const coupons = [
      unknown,
      asked(percentOff(10, { code: "A", stores: ["2"] })),
      asked(amountOff(500, { code: "B" })),
      asked(freeItem("FRIES", { code: "C" })),
      asked(percentOff(10, { code: "D", validUntil: noon - 1 })),
    ]
    expect(refused(basket, { coupons })).toEqual([3024, 3134, 3138, 4025, 4046])
  })

  test("judges coupons at the time of ordering, not of the hand-over", () => {
    const coupons = [asked(percentOff(10, { validUntil: noon }))]
    expect(refused(basket, { coupons, now: noon, at: noon + 86_400_000 })).toBe("priced")
    expect(refused(basket, { coupons, now: noon + 1, at: noon + 86_400_000 })).toEqual([3134])
  })

  test("must reach the delivery minimum after discounts", () => {
    const coupons = [asked(percentOff(30))]
    expect(refused([line("MARG_AM30")], { coupons, deliveryMethod: "delivery" })).toEqual([3109])
    expect(refused([line("MARG_AM30")], { coupons })).toBe("priced")
  })

  test("can be free except for its pant", () => {
    const { price } = priced([line("COLA")], { coupons: [asked(percentOff(100))] })
    expect(price).toMatchObject({ orderAmount: 0, customerAmount: kroner(2), taxAmount: 0 })
  })
})

describe("an order paid with points", () => {
  test("costs 100 kr less, and earns points for the rest", () => {
    const { price } = priced(basket, { ...member(1000), useLoyaltyDiscount: true })
    expect(price).toMatchObject({
      adjustmentAmount: kroner(-100),
      orderAmount: kroner(238),
      pointsAmount: 169,
      canUseLoyaltyDiscount: true,
      validCoupons: [],
      areCouponsValidated: false,
    })
  })

  test("is offered only to customers who can redeem them", () => {
    const offered = (...input: Parameters<typeof order>) => priced(...input).price.canUseLoyaltyDiscount
    expect(offered(basket, member(1000))).toBe(true)
    expect(offered(basket, member(999))).toBe(false)
    expect(offered(basket)).toBe(false)
    expect(offered(basket, { ...member(1000), byOrganisation: true })).toBe(false)
    expect(offered(basket, { ...member(1000), coupons: [asked(percentOff(1))] })).toBe(false)
    expect(offered(basket, { ...member(1000), market: { ...sweden, loyalty: null } })).toBe(false)
    expect(offered([line("COLA"), line("BEER", 9)], member(1000))).toBe(false)
  })

  test("is refused without enough points, with too few goods, or combined with a coupon", () => {
    const use = { useLoyaltyDiscount: true }
    expect(refused(basket, { ...member(999), ...use })).toEqual([4026])
    expect(refused(basket, use)).toEqual([4026])
    expect(refused(basket, { ...member(1000), ...use, byOrganisation: true })).toEqual([4026])
    expect(refused([line("COLA"), line("BEER", 9)], { ...member(1000), ...use })).toEqual([4046])
    expect(refused(basket, { ...member(1000), ...use, coupons: [asked(percentOff(1))] })).toEqual([4026])
    const gone = asked(percentOff(1, { withdrawn: true }))
    expect(refused(basket, { ...member(1000), ...use, coupons: [gone] })).toEqual([3137, 4026])
  })

  test("earns none for an organisation", () => {
    expect(priced(basket, member(0)).price.pointsAmount).toBe(269)
    expect(priced(basket, { ...member(0), byOrganisation: true }).price.pointsAmount).toBe(0)
  })
})

describe("an order is refused", () => {
  const delivery = { deliveryMethod: "delivery" as const }
  const at = (latitude: number, longitude: number) => ({ ...delivery, position: { latitude, longitude } })

  test("for an address outside the store's area; the border is inside", () => {
    expect(refused(basket, at(59.9, 10.65))).toBe("priced")
    expect(refused(basket, at(59.8, 10.6))).toBe("priced")
    expect(refused(basket, at(59.9, 10.6))).toBe("priced")
    expect(refused(basket, at(59.8, 10.7))).toEqual([3022])
    expect(refused(basket, { ...at(59.8, 10.7), deliveryMethod: "carryout" })).toBe("priced")
    expect(refused(basket, delivery)).toBe("priced")
  })

  test("for delivery to an organisation, but not for carry-out or a hotspot", () => {
    expect(refused(basket, { ...delivery, byOrganisation: true })).toEqual([3066])
    expect(refused(basket, { ...at(59.8, 10.7), byOrganisation: true })).toEqual([3022, 3066])
    const collectOnly = { ...store, deliveryArea: [] }
    expect(refused(basket, { ...delivery, byOrganisation: true, store: collectOnly })).toEqual([3066, 4027])
    expect(refused(basket, { byOrganisation: true })).toBe("priced")
    expect(refused(basket, { deliveryMethod: "hotspot", hotspotId: "h1", byOrganisation: true })).toBe("priced")
  })

  test("for unanswered hotspot questions, once they have been asked", () => {
    const [stadium] = store.hotspots
    if (stadium === undefined) throw new Error("no hotspot")
    const label = { nb: "Port", sv: "Port", en: "Gate" }
    const gates = { ...stadium, parameters: [{ key: "gate", label, pattern: "[1-9]", required: true }] }
    const to = (hotspotAnswers: Record<string, string> | null) =>
      refused(basket, {
        deliveryMethod: "hotspot",
        hotspotId: "h1",
        store: { ...store, hotspots: [gates] },
        hotspotAnswers,
      })
    expect(to(null)).toBe("priced")
    expect(to({})).toEqual([3145])
    expect(to({ gate: "10" })).toEqual([3146])
    expect(to({ gate: "9" })).toBe("priced")
  })

  test("for beer outside legal hours, and for too many pizzas", () => {
    expect(refused(basket, { sellsBeer: false })).toEqual([3116])
    expect(refused([line("COLA")], { sellsBeer: false })).toBe("priced")
    const large = (needsRestrictionMessage: boolean, needsManualOrder: boolean) =>
      refused(basket, { largeOrder: { needsRestrictionMessage, needsManualOrder } })
    expect([large(false, false), large(true, false), large(false, true)]).toEqual(["priced", [3046], [3046]])
  })

  test("for all reasons at once, but for coupons only when the rest is fine", () => {
    const everything = { ...at(59.8, 10.7), byOrganisation: true, sellsBeer: false }
    const largeOrder = { needsRestrictionMessage: true, needsManualOrder: true }
    const bad = { ...everything, largeOrder, coupons: [asked(amountOff(900))] }
    expect(refused([...basket, line("NOPE", 21)], bad)).toEqual([3018, 3022, 3023, 3046, 3066, 3116])
  })
})

describe("the day of fulfilment", () => {
  test("decides a Swedish order's tax: 2028 starts with the old rate, at midnight in Stockholm", () => {
    const tax = (at: number) => priced([line("MARG_AM30")], { market: sweden, now: noon, at }).price.taxAmount
    expect(tax(Date.UTC(2027, 11, 31, 22, 59))).toBe(kroner(11.26))
    expect(tax(Date.UTC(2027, 11, 31, 23))).toBe(kroner(21.32))
  })

  test("decides the Swedish deposit", () => {
    const pant = (at: number) => priced([line("COLA")], { market: sweden, at }).price.pantAmount
    expect(pant(Date.UTC(2025, 7, 31, 21, 59))).toBe(0)
    expect(pant(Date.UTC(2025, 7, 31, 22))).toBe(kroner(2))
  })
})
