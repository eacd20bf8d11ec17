import { marketOf } from "@skorpe/core/domain/market"
import type { Coupon } from "@skorpe/core/domain/discount"
import { kroner, zero } from "@skorpe/core/domain/money"
import { OrderCreate } from "@skorpe/core/domain/order"
import { minutesToWait } from "@skorpe/core/domain/store"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { nobody } from "../prices/facts.ts"
import { margheritas } from "../testing/orderingClient.ts"
import { pub, soldOutUntil } from "../testing/pub.ts"
import { judge } from "./judge.ts"

const read = Schema.decodeUnknownSync(OrderCreate)
const at = (time: string) => Date.parse(`2026-11-${time}+01:00`)
const judged = (order: object, now: number, store = pub) =>
  judge(marketOf("no"), store, read(order), now, { asked: nobody, place: null, isProven: false })
const outcome = (order: object, now: number, store = pub) => {
  const judgement = judged(order, now, store)
  return judgement._tag === "Refused" ? judgement.codes : judgement._tag
}
const wanted = (time: string) => ({ advanceOrderTimeLocal: `2026-11-${time}+01:00` })

describe("beer", () => {
  const beer = {
    products: [{ codes: ["BEER"], quantity: 1, unitPrice: 24.5, ingredients: [] }],
    totalAmountNet: 24.5,
  }
  test("can only be ordered for a time within its sales hours (3116)", () => {
    const noon = at("21T12:00:00")
    expect(outcome(margheritas(1, beer), noon)).toBe("Orderable")
    expect(outcome(margheritas(1, { ...beer, ...wanted("21T21:00:00") }), noon)).toEqual([3116])
    expect(outcome(margheritas(1, beer), at("21T21:00:00"))).toEqual([3116])
    expect(outcome(margheritas(1, { ...beer, ...wanted("23T15:00:00") }), at("21T21:00:00"))).toBe("Orderable")
  })
})

describe("a large order", () => {
  test("must be for another day (3046), or placed by phone", () => {
    const noon = at("21T12:00:00")
    expect(outcome(margheritas(29), noon)).toBe("Orderable")
    expect(outcome(margheritas(30), noon)).toEqual([3046])
    // Thirty of anything else are not a large order.
    const beers = { codes: ["BEER"], quantity: 30, unitPrice: 24.5, ingredients: [] }
    expect(outcome(margheritas(1, { products: [beers], totalAmountNet: 735 }), noon)).toBe("Orderable")
    expect(outcome(margheritas(99, wanted("23T15:00:00")), noon)).toBe("Orderable")
    const products = [51, 49].map((quantity) => ({ codes: ["MARG_AM30"], quantity, unitPrice: 199, ingredients: [] }))
    expect(outcome(margheritas(100, { ...wanted("23T15:00:00"), products }), noon)).toEqual([3046])
  })
})

describe("an order for later", () => {
  const noon = at("21T12:00:00")

  test("is judged for its own hour: it may contain what is sold out until then, an order for now may not (3018)", () => {
    const store = soldOutUntil(at("21T14:00:00"))
    expect(outcome(margheritas(1), noon, store)).toEqual([3018])
    expect(outcome(margheritas(1, wanted("21T13:30:00")), noon, store)).toEqual([3018])
    expect(outcome(margheritas(1, wanted("21T15:00:00")), noon, store)).toBe("Orderable")
  })

  test("starts as long before its hour as the store needs", () => {
    const delay = minutesToMilliseconds(minutesToWait(pub.store, "carryout"))
    expect(judged(margheritas(1, wanted("21T15:00:00")), noon)).toMatchObject({
      ready: {
        advanceOrderTime: at("21T15:00:00"),
        startAt: at("21T15:00:00") - delay,
        readyAt: at("21T15:00:00"),
      },
    })
    expect(judged(margheritas(1), noon)).toMatchObject({
      ready: { advanceOrderTime: null, startAt: noon, readyAt: noon + delay },
    })
  })
})

test("an order stores its phone number in full, however it was typed", () => {
  const typed = (phoneNumber: string) => ({
    shippingInfo: { firstNames: "Kunde", lastName: "Nummer 1", phoneNumber },
  })
  for (const phoneNumber of ["40 00 00 00", "0047 40000000", "+47 400 00 000"]) {
    expect(judged(margheritas(1, typed(phoneNumber)), at("21T12:00:00"))).toMatchObject({ phone: "+4740000000" })
  }
})

test("an order can be delivered to an address that the register has, inside the store's area", () => {
  const address = { street: "Testveien 1", postalCode: "0154", city: "Oslo", deliveryDescription: "" }
  const place = { latitude: 59.91, longitude: 10.75 }
  const order = read(
    margheritas(1, {
      deliveryMethod: "delivery",
      shippingInfo: { ...margheritas(1).shippingInfo, address: { ...address, position: place } },
      products: [{ codes: ["DLVRYFEE"], quantity: 1, unitPrice: 49, ingredients: [] }, ...margheritas(1).products],
      totalAmountNet: 248,
    }),
  )
  const facts = { asked: nobody, place, isProven: false }
  expect(judge(marketOf("no"), pub, order, at("21T12:00:00"), facts)._tag).toBe("Orderable")
})

test("a code with a limit per customer is refused to an unverified number (4039), after all other checks", () => {
  const coupon: Coupon = {
    code: "ONCE",
    benefit: { kind: "percent", percent: 10 },
    scope: { products: [], categories: [], sizes: [] },
    minimum: zero,
    deliveryMethods: ["carryout"],
    stores: [],
    validFrom: null,
    validUntil: null,
    totalLimit: null,
    perUserLimit: 1,
    combinable: true,
    withdrawn: false,
  }
  const asked = { ...nobody, coupons: [{ code: "ONCE", coupon, uses: { total: 0, byCustomer: 0 } }] }
  const order = (totalAmountNet: number) => read(margheritas(1, { coupons: ["ONCE"], totalAmountNet }))
  const judgement = (total: number, isProven: boolean) =>
    judge(marketOf("no"), pub, order(total), at("21T12:00:00"), { asked, place: null, isProven })
  const price = judgement(1, false)
  expect(price._tag).toBe("PriceChanged")
  const total = price._tag === "PriceChanged" ? price.price.customerAmount / 100 : 0
  expect(judgement(total, false)).toEqual({
    _tag: "Refused",
    codes: [4039],
    against: [{ code: 4039, coupons: ["ONCE"] }],
  })
  expect(judgement(total, true)._tag).toBe("Orderable")
})

describe("an order is refused", () => {
  const noon = at("21T12:00:00")
  const info = { firstNames: "Kunde", lastName: "Nummer 1", phoneNumber: "40 00 00 00" }
  const address = {
    street: "Testveien 1",
    postalCode: "0154",
    city: "Oslo",
    position: { latitude: 59.9, longitude: 10.7 },
  }
  const toDoor = {
    deliveryMethod: "delivery",
    shippingInfo: { ...info, address: { ...address, deliveryDescription: "" } },
  }
  const fee = { codes: ["DLVRYFEE"], quantity: 1, unitPrice: 49, ingredients: [] }
  const [goods] = margheritas(1).products

  test.each<[string, Record<string, unknown>, number]>([
    ["when an organisation orders delivery", { ...toDoor, organisationId: "org" }, 3066],
    ["without a street to deliver to", { deliveryMethod: "delivery" }, 3027],
    [
      "for a blank street",
      { ...toDoor, shippingInfo: { ...info, address: { ...address, street: " ", deliveryDescription: "" } } },
      3027,
    ],
    ["for an address that the register does not have", toDoor, 3019],
    ["without goods", { products: [] }, 1002],
    ["with an invalid phone number", { shippingInfo: { ...info, phoneNumber: "12" } }, 1031],
    ["with a fee after the goods", { products: [goods, fee] }, 4031],
    ["for a day that is too far away", { advanceOrderTimeLocal: "2027-11-21T12:00:00+01:00" }, 3046],
  ])("%s", (_, changes, code) => {
    expect(outcome(margheritas(1, changes), noon)).toEqual([code])
  })

  test("to a customer who is not a member of the organisation, but not to an organisation that picks its order up", () => {
    const order = read(margheritas(1, { organisationId: "org" }))
    const facts = (asked: Parameters<typeof judge>[4]["asked"]) =>
      judge(marketOf("no"), pub, order, noon, { asked, place: null, isProven: false })
    expect(facts({ _tag: "Refused", codes: [3007] })).toEqual({ _tag: "Refused", codes: [3007] })
    expect(facts(nobody)._tag).toBe("Orderable")
  })

  test("at another price than the server's, and the answer contains the server's", () => {
    expect(judged(margheritas(1, { totalAmountNet: 1 }), noon)).toMatchObject({
      _tag: "PriceChanged",
      price: { customerAmount: kroner(199) },
    })
  })
})
