import { describe, expect, test } from "vitest"
import { add, opening, openStore, storeOne } from "../../cart/cartStage.fixture.ts"
import { norway } from "../../../domain/market/markets.ts"
import { kroner } from "../../../domain/money/rules/kroner.ts"
import type { Shipping } from "../../../domain/cart/model.ts"
import { door, priced } from "../checkoutStage.fixture.ts"
import { type BlockParts, findBlocks } from "./findBlocks.ts"

const filled = (quantity = 1) => {
  const stage = openStore()
  stage.put(add("MARG_AM30", { quantity }))
  return stage.see()
}
const confirmed = (price = priced(199, 0, 149)) => ({ ...filled().validation, _tag: "Confirmed" as const, price })
const changed = (more: Partial<BlockParts["cart"]>) => ({ ...filled().cart, ...more })
const fit = (): BlockParts => ({
  market: norway,
  cart: filled().cart,
  validation: confirmed(),
  store: storeOne,
  status: null,
  organisationId: null,
  account: { _tag: "NoBudget" },
  paymentType: "INSTORE",
  offered: ["INSTORE"],
  now: opening,
})
/** This many pizzas, ten a line. */
const pizzas = (count: number) => {
  const lines = filled(10).cart.lines
  return changed({ lines: Array.from({ length: count / 10 }).flatMap(() => lines) })
}
const find = (more: Partial<BlockParts>, shipping: Partial<Shipping> = {}) => {
  const parts = { ...fit(), ...more }
  return findBlocks({ ...parts, cart: { ...parts.cart, shipping: { ...parts.cart.shipping, ...shipping } } })
}
const tags = (...parts: Parameters<typeof find>) => find(...parts).map(({ _tag }) => _tag)
const inside = { latitude: 59.98, longitude: 10.65 }
const address = { ...door, position: inside }
const toDoor: Partial<Shipping> = { method: "delivery", address }
const toSeat = (id: string): Partial<Shipping> => ({ method: "hotspot", hotspot: { id, name: "", parameters: {} } })

test("a valid order has no blocks, by any method", () => {
  expect([find({}), find({}, toDoor), find({}, toSeat("h1"))]).toEqual([[], [], []])
})

test("a customer who is no longer a member of the organisation is told that, and nothing else", () => {
  const account = { _tag: "NotAMember" } as const
  const refused = { ...confirmed(), _tag: "Refused" as const, problems: [{ code: 3007, message: "" }] }
  expect(find({ account, organisationId: "org-1", validation: refused }, toDoor)).toEqual([{ _tag: "NotAMember" }])
})

test("for an unknown store its rules are skipped, and all other blocks are reported", () => {
  const unknown = { store: null }
  expect([find(unknown), find(unknown, toDoor), find(unknown, toSeat("h9"))]).toEqual([[], [], []])
  expect(tags(unknown, { method: "delivery" })).toEqual(["AddressMissing"])
  expect(tags(unknown, { method: "hotspot" })).toEqual(["HotspotMissing"])
  expect(find({ ...unknown, cart: pizzas(100) })).toEqual([{ _tag: "ManualOrder", storePhone: null }])
})

describe("the quantity", () => {
  test("is limited to the store's maximum per line", () => {
    expect(find({ cart: filled(20).cart })).toEqual([])
    expect(find({ cart: filled(21).cart })).toContainEqual({ _tag: "QuantityLimit", most: 20 })
  })
  test("may require a phone call, or another day", () => {
    expect(find({ cart: pizzas(100) })).toEqual([{ _tag: "ManualOrder", storePhone: storeOne.phone }])
    expect(tags({ cart: pizzas(30) })).toEqual(["OtherDay"])
  })
  test("of a large order must be for another day than the one on which it is sent", () => {
    const tomorrow = { requestedTime: opening + 24 * 3_600_000 }
    const cart = { ...pizzas(30), needsNextDayOrder: true }
    expect(tags({ cart }, tomorrow)).toEqual([])
    expect(tags({ cart, now: opening + 18 * 3_600_000 }, tomorrow)).toEqual(["OtherDay"])
  })
})

describe("the method", () => {
  test("for delivery needs a private customer and an address in a delivering store's area", () => {
    expect(tags({}, { ...toDoor, address: { ...address, position: { latitude: 61, longitude: 10.65 } } })).toEqual([
      "AddressOutside",
    ])
    expect(tags({ store: { ...storeOne, deliveryArea: [] } }, toDoor)).toEqual(["DeliveryNotOffered"])
    expect(tags({ organisationId: "org-1" }, toDoor)).toEqual(["OrganisationDelivery"])
    expect(tags({ organisationId: "org-1" })).toEqual([])
  })
  test("for a hotspot must name one of the store's, with its required fields", () => {
    expect(tags({}, toSeat("h9"))).toEqual(["HotspotMissing"])
    const [first] = storeOne.hotspots
    const parameters = [{ key: "seat", label: { nb: "", sv: "", en: "" }, pattern: "\\d+", required: true }]
    const store = {
      ...storeOne,
      hotspots: first
        ? [
            { ...first, id: "h0" },
            { ...first, parameters },
          ]
        : [],
    }
    expect(find({ store }, toSeat("h1"))).toEqual([{ _tag: "HotspotAnswers", faults: { seat: "missing" }, code: 3145 }])
    expect(find({ store }, toSeat("h0"))).toEqual([])
  })
})

describe("the time", () => {
  const minutes = (count: number) => opening + count * 60_000
  test("leaves time to prepare: 15 minutes for carryout, 40 for delivery", () => {
    expect(tags({}, { requestedTime: minutes(15) })).toEqual([])
    expect(tags({}, { ...toDoor, requestedTime: minutes(15) })).toEqual(["TimeNotOffered"])
    expect(tags({}, { ...toSeat("h1"), requestedTime: minutes(15) })).toEqual(["TimeNotOffered"])
    expect(tags({}, { ...toDoor, requestedTime: minutes(45) })).toEqual([])
  })
  test("is within the store's hours", () => {
    expect(tags({ now: minutes(6 * 60) })).toEqual(["StoreClosed"])
    expect(tags({}, { requestedTime: minutes(6 * 60) })).toEqual(["StoreClosed"])
  })
})

describe("the price", () => {
  test("blocks below the minimum, confirmed or not", () => {
    const short = { minimum: kroner(200), left: kroner(1) }
    const below = { _tag: "BelowMinimum", minimum: kroner(200), missing: kroner(1) }
    expect(find({ validation: { ...confirmed(), ...short } }, toDoor)).toEqual([below])
    expect(find({ validation: { ...filled().validation, ...short, _tag: "Pending" } }, toDoor)).toEqual([
      below,
      { _tag: "PriceUnconfirmed" },
    ])
    expect(find({ validation: { ...filled().validation, _tag: "Pending" } })).toEqual([{ _tag: "PriceUnconfirmed" }])
  })
  test("blocks with its reason when refused", () => {
    const problems = [{ code: 3018, message: "" }]
    const refused = { ...filled().validation, _tag: "Refused" as const, problems }
    expect(find({ validation: refused })).toEqual([{ _tag: "PriceRefused", problems }])
  })
})

test("an empty cart hides all other blocks; an unavailable payment method comes last", () => {
  const wrong = { paymentType: "ADYEN", store: { ...storeOne, openingHours: [] } } as const
  expect(tags(wrong)).toEqual(["StoreClosed", "PaymentNotOffered"])
  expect(tags({ ...wrong, cart: changed({ totalCount: 0 }) })).toEqual(["EmptyCart"])
})
