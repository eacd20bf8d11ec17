import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { priceOf } from "../../shop/samples.fixture.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { add, one, openCart, opening, openStore, standing, two } from "./cartStage.fixture.ts"

const discount = { couponCode: "MINE", descriptions: { nb: "Min", sv: "Min", en: "Mine" } }
const choose = (choice: Extract<ShopEvent, { type: "DiscountChosen" }>["choice"]) =>
  ({ type: "DiscountChosen", choice }) as const
const mine = choose({ _tag: "UserDiscount", discount })
const theirs = choose({ _tag: "OrganisationDiscount", discount: { ...discount, couponCode: "THEIRS" } })
const deal = { type: "CouponAccepted", code: "TWO", replaces: false } as const
const seat = { key: "seat", label: { nb: "Sete", sv: "Plats", en: "Seat" }, pattern: ".*", required: true }
const row = { ...seat, key: "row", label: { nb: "Rad", sv: "Rad", en: "Row" } }
const asking = {
  ...one,
  store: { ...one.store, hotspots: one.store.hotspots.map((hotspot) => ({ ...hotspot, parameters: [seat, row] })) },
}
const none = { userDiscount: null, organisationDiscount: null, manualDeals: [] }

describe("discounts", () => {
  const chosen = [
    [mine, { ...none, userDiscount: discount }],
    [theirs, { ...none, organisationDiscount: { couponCode: "THEIRS" } }],
    [deal, { ...none, manualDeals: ["TWO"] }],
  ] as const

  test.each(chosen)("choosing one kind clears the other two", (event, expected) => {
    for (const [other] of chosen) {
      const stage = openStore()
      stage.put(other)
      stage.put({ type: "LoyaltyChosen", useLoyalty: true })
      stage.put(event)
      expect(stage.see().cart).toMatchObject({ ...expected, useLoyalty: false })
    }
  })

  test.each(chosen)("removing clears all", (event) => {
    const stage = openStore()
    stage.put(event)
    stage.put(choose({ _tag: "Nothing" }))
    expect(stage.see().cart).toMatchObject(none)
  })

  test("points exclude discounts; giving up points restores none, removing discounts keeps points", () => {
    const stage = openStore()
    stage.put(mine)
    stage.put({ type: "LoyaltyChosen", useLoyalty: true })
    expect(stage.see().cart).toMatchObject({ ...none, useLoyalty: true })
    stage.put(choose({ _tag: "Nothing" }))
    expect(stage.see().cart.useLoyalty).toBe(true)
    stage.put({ type: "LoyaltyChosen", useLoyalty: false })
    expect(stage.see().cart).toMatchObject({ ...none, useLoyalty: false })
  })

  test("accepted codes add up; the same code in another letter case changes nothing", () => {
    const stage = openStore()
    stage.put({ type: "CouponAccepted", code: "ONE", replaces: false })
    stage.put({ type: "CouponAccepted", code: "TWO", replaces: false })
    const savings = stage.savings()
    stage.put({ type: "CouponAccepted", code: "one", replaces: false })
    expect(stage.see().cart.manualDeals).toEqual(["ONE", "TWO"])
    expect(stage.savings()).toBe(savings)
  })

  test("a picked deal replaces the cart's codes", () => {
    const stage = openStore()
    stage.put({ type: "CouponAccepted", code: "ONE", replaces: false })
    stage.put({ type: "CouponAccepted", code: "DUO", replaces: true })
    expect(stage.see().cart.manualDeals).toEqual(["DUO"])
  })

  test("one is removed by its code, typed or granted, and the others stay", () => {
    const stage = openStore()
    stage.put({ type: "CouponAccepted", code: "ONE", replaces: false })
    stage.put({ type: "CouponAccepted", code: "TWO", replaces: false })
    stage.put({ type: "CouponRemoved", code: "one" })
    expect(stage.see().cart.manualDeals).toEqual(["TWO"])
    stage.put(mine)
    stage.put({ type: "CouponRemoved", code: "MINE" })
    expect(stage.see().cart).toMatchObject(none)
  })
})

describe("the method", () => {
  const address = {
    street: "Gata 1",
    postalCode: "0001",
    city: "Oslo",
    deliveryDescription: "",
    position: { latitude: 59.9, longitude: 10.7 },
  }

  test("delivery costs the store's fee, carryout nothing, a hotspot its own fee", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(stage.see().cart.shipping).toMatchObject({ method: "delivery", price: kroner(59) })
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: { seat: "12" } })
    expect(stage.see().cart.shipping).toMatchObject({
      method: "hotspot",
      price: kroner(29),
      hotspot: { id: "h1", name: "Stadium", parameters: { seat: "12" } },
    })
    stage.put({ type: "MethodChosen", method: "carryout" })
    expect(stage.see().cart.shipping).toMatchObject({ method: "carryout", price: 0, hotspot: { id: "h1" } })
  })

  test("a hotspot that is chosen again, after another method, still has the customer's answers", () => {
    const stage = openStore(asking)
    stage.put(add("MARG_AM30"))
    stage.put({ type: "HotspotChosen", hotspotId: "h1" })
    expect(stage.see().cart.shipping.hotspot?.parameters).toEqual({})
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: { seat: "12" } })
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.put({ type: "HotspotChosen", hotspotId: "h1" })
    expect(stage.see().cart.shipping).toMatchObject({ method: "hotspot", hotspot: { parameters: { seat: "12" } } })
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
    expect(stage.see().cart.shipping.hotspot?.parameters).toEqual({})
  })

  test("an answer to what a hotspot no longer asks is dropped when it is chosen again: no field could remove it", () => {
    const stage = openStore(asking)
    stage.put(add("MARG_AM30"))
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: { seat: "12", row: "3", gate: "B" } })
    stage.put({ type: "MethodChosen", method: "carryout" })
    stage.put({ type: "HotspotChosen", hotspotId: "h1" })
    expect(stage.see().cart.shipping.hotspot?.parameters).toEqual({ seat: "12", row: "3" })
  })

  test("an unknown hotspot is not chosen", () => {
    const stage = openStore()
    const before = stage.see().cart
    stage.put({ type: "HotspotChosen", hotspotId: "moon", parameters: {} })
    expect(stage.see().cart).toBe(before)
  })

  test("the server's delivery fee wins, and 0 means free delivery; its answer triggers no new request", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.wait(1000)
    stage.answer("ValidatePrice", { ...priceOf(199), surchargeAmount: 0 })
    expect(stage.see().cart.shipping.price).toBe(0)
    expect(stage.see().validation._tag).toBe("Confirmed")
    expect(stage.saved()?.shipping.price).toBe(0)
    stage.put({ type: "MethodChosen", method: "carryout" })
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(stage.see().cart.shipping.price).toBe(kroner(59))
  })

  test("a surcharge on carryout is not a delivery fee", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.wait(1000)
    stage.answer("ValidatePrice", { ...priceOf(199), surchargeAmount: kroner(10) })
    expect(stage.see().cart.shipping.price).toBe(0)
  })

  test("address and contactless delivery are stored, and need no new price", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(199))
    stage.put({ type: "AddressChosen", address })
    stage.put({ type: "ContactlessChosen", contactless: true })
    expect(stage.saved()?.shipping).toMatchObject({ address, contactless: true })
    expect(stage.see().validation._tag).toBe("Confirmed")
  })
})

describe("large orders", () => {
  const flags = (stage: ReturnType<typeof openStore>) => {
    const { needsNextDayOrder, needsManualOrder, needsRestrictionMessage } = stage.see().cart
    return { needsNextDayOrder, needsManualOrder, needsRestrictionMessage }
  }
  const no = { needsNextDayOrder: false, needsManualOrder: false, needsRestrictionMessage: false }

  test("are checked on each change: pizzas and half-and-halves count, colas do not", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30", { quantity: 28 }))
    stage.put(add("COLA", { quantity: 60 }))
    stage.put(add("MARG_AM30", { secondVariationCode: "PEPP_AM30" }))
    expect(flags(stage)).toEqual(no)
    stage.put({ type: "LineIncreased", id: stage.line()?.id ?? "" })
    expect(flags(stage)).toEqual({ ...no, needsRestrictionMessage: true })
    stage.put({ type: "LineDecreased", id: stage.line()?.id ?? "" })
    expect(flags(stage)).toEqual(no)
  })

  test("are checked again when the requested time changes", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30", { quantity: 30 }))
    stage.put({ type: "TimingOpened" })
    stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
    expect(flags(stage)).toEqual({ ...no, needsNextDayOrder: true })
  })

  test("are checked again as time passes: tomorrow becomes today", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30", { quantity: 30 }))
    stage.put({ type: "TimeRequested", requested: opening + 24 * 3_600_000 })
    expect(flags(stage)).toEqual({ ...no, needsNextDayOrder: true })
    // Past midnight, when the page loads the store's status again.
    const later = 7 * 3_600_000
    stage.wait(later)
    stage.answer("LoadStatus", standing({ serverTime: opening + later }))
    expect(flags(stage)).toEqual({ ...no, needsRestrictionMessage: true })
  })

  test("of a hundred or more need a phone call; never in Sweden", () => {
    const hundred = [add("MARG_AM30", { quantity: 99 }), add("PEPP_AM30")]
    const norway = openStore()
    for (const event of hundred) norway.put(event)
    expect(flags(norway)).toMatchObject({ needsManualOrder: true })
    const sweden = openStore(undefined, null, { market: "se", path: "/butiker/store-1/meny/pizza" })
    for (const event of hundred) sweden.put(event)
    expect([sweden.see().cart.totalCount, flags(sweden)]).toEqual([sweden.see().cart.totalCount, no])
  })
})

describe("other choices", () => {
  test("the preferred pizza size: the market's, then the customer's", () => {
    expect(openCart().see().cart.defaultPizzaSize).toBe("large")
    expect(openCart(null, { market: "se" }).see().cart.defaultPizzaSize).toBe("medium")
    const stage = openStore()
    stage.put({ type: "PizzaSizePreferred", size: "small" })
    stage.put(add("MARG_AM30"))
    stage.put({ type: "CartEmptied" })
    expect(stage.saved()?.defaultPizzaSize).toBe("small")
  })

  test("whether the customer is in the store", () => {
    expect(openCart(null, { origin: "webQr" }).see().cart.inStorePurchase).toBe(true)
    expect(openCart(null, { origin: "web" }).see().cart.inStorePurchase).toBe(false)
  })

  test("placing an order clears its cart, points and price; the order id stays", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "LoyaltyChosen", useLoyalty: true })
    stage.put({ type: "LoyaltyAgreed", agreed: true })
    expect(stage.see().cart.loyaltyAgreed).toBe(true)
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(199))
    stage.put({ type: "OrderPlaced", orderId: "o7", key: stage.see().cart.cartId })
    expect(stage.see().cart).toMatchObject({
      totalCount: 0,
      activeOrderId: "o7",
      useLoyalty: false,
      loyaltyAgreed: false,
      cartId: "",
      shipping: { method: "carryout", requestedTime: null },
    })
    expect(stage.see().validation).toMatchObject({ _tag: "Empty" })
    expect(stage.saved()).toMatchObject({ activeOrderId: "o7", items: [] })
  })

  test("changes to the cart in another tab apply here, and large orders are checked here", () => {
    const here = openStore()
    const there = openStore()
    there.put(add("MARG_AM30", { quantity: 30 }))
    const savings = here.savings()
    here.put({ type: "CartChangedElsewhere", cart: there.saved() })
    expect(here.see().cart).toMatchObject({ totalCount: 30, needsRestrictionMessage: true })
    here.put({ type: "CartChangedElsewhere", cart: null })
    expect(here.see().cart).toMatchObject({ totalCount: 0, needsRestrictionMessage: false })
    expect(here.savings()).toBe(savings)
  })

  test("everything is restored on the next visit, except whether the customer is in the store", () => {
    const first = openStore(two)
    first.put(add("MARG_AM30"))
    first.put({ type: "MethodChosen", method: "delivery" })
    first.put({ type: "CouponAccepted", code: "TEST", replaces: false })
    const again = openCart(first.saved(), { origin: "webQr" })
    const { inStorePurchase: _, ...kept } = first.see().cart
    expect(again.see().cart).toEqual({ ...kept, inStorePurchase: true })
    expect(again.see().validation._tag).toBe("Pending")
  })
})
