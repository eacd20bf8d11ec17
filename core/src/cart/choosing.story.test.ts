import { describe, expect, test } from "vitest"
import { kroner } from "../money/rules/kroner.ts"
import { priceOf } from "../shop/samples.fixture.ts"
import type { ShopEvent } from "../shop/events.ts"
import { add, openCart, openStore, two } from "./cartStage.fixture.ts"

const discount = { couponCode: "MINE", descriptions: { nb: "Min", sv: "Min", en: "Mine" } }
const choose = (choice: Extract<ShopEvent, { type: "DiscountChosen" }>["choice"]) =>
  ({ type: "DiscountChosen", choice }) as const
const mine = choose({ _tag: "UserDiscount", discount })
const theirs = choose({ _tag: "OrganisationDiscount", discount: { ...discount, couponCode: "THEIRS" } })
const deals = choose({ _tag: "ManualDeals", codes: ["TWO", "TWO", "THREE"] })
const none = { userDiscount: null, organisationDiscount: null, manualDeals: [] }

describe("discounts", () => {
  const chosen = [
    [mine, { ...none, userDiscount: discount }],
    [theirs, { ...none, organisationDiscount: { couponCode: "THEIRS" } }],
    [deals, { ...none, manualDeals: ["TWO", "THREE"] }],
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

  test("points exclude discounts; giving points up brings none back, removing discounts leaves points", () => {
    const stage = openStore()
    stage.put(mine)
    stage.put({ type: "LoyaltyChosen", useLoyalty: true })
    expect(stage.see().cart).toMatchObject({ ...none, useLoyalty: true })
    stage.put(choose({ _tag: "Nothing" }))
    expect(stage.see().cart.useLoyalty).toBe(true)
    stage.put({ type: "LoyaltyChosen", useLoyalty: false })
    expect(stage.see().cart).toMatchObject({ ...none, useLoyalty: false })
  })

  test("typed codes come one after the other; spaces, nothing and what is there already change nothing", () => {
    const stage = openStore()
    stage.put({ type: "CouponEntered", code: " ONE " })
    stage.put({ type: "CouponEntered", code: "TWO" })
    const savings = stage.savings()
    stage.put({ type: "CouponEntered", code: "ONE" })
    stage.put({ type: "CouponEntered", code: "  " })
    expect(stage.see().cart.manualDeals).toEqual(["ONE", "TWO"])
    expect(stage.savings()).toBe(savings)
    for (let count = 0; count < 30; count++) stage.put({ type: "CouponEntered", code: `C${count}` })
    expect(stage.see().cart.manualDeals).toHaveLength(20)
  })
})

describe("the way to the customer", () => {
  const address = {
    street: "Gata 1",
    postalCode: "0001",
    city: "Oslo",
    deliveryDescription: "",
    position: { latitude: 59.9, longitude: 10.7 },
  }

  test("delivery costs the store's fee, carry-out nothing, a hotspot its own", () => {
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

  test("a hotspot that the store does not have is not chosen", () => {
    const stage = openStore()
    const before = stage.see().cart
    stage.put({ type: "HotspotChosen", hotspotId: "moon", parameters: {} })
    expect(stage.see().cart).toBe(before)
  })

  test("the server's fee counts while delivering, and none frees the delivery; the answer is not asked for again", () => {
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

  test("a surcharge is no fee while collecting", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.wait(1000)
    stage.answer("ValidatePrice", { ...priceOf(199), surchargeAmount: kroner(10) })
    expect(stage.see().cart.shipping.price).toBe(0)
  })

  test("address and contactless are kept, and cost no question", () => {
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

  test("are judged anew with every piece: pizzas and half-and-halves count, colas do not", () => {
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

  test("are judged anew with the wanted time", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30", { quantity: 30 }))
    stage.put({ type: "TimingOpened" })
    stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
    expect(flags(stage)).toEqual({ ...no, needsNextDayOrder: true })
  })

  test("from a hundred are for the telephone; never in Sweden", () => {
    const hundred = [add("MARG_AM30", { quantity: 99 }), add("PEPP_AM30")]
    const norway = openStore()
    for (const event of hundred) norway.put(event)
    expect(flags(norway)).toMatchObject({ needsManualOrder: true })
    const sweden = openStore(undefined, null, { market: "se", path: "/butiker/store-1/meny/pizza" })
    for (const event of hundred) sweden.put(event)
    expect([sweden.see().cart.totalCount, flags(sweden)]).toEqual([sweden.see().cart.totalCount, no])
  })
})

describe("what else is kept", () => {
  test("the size that pizzas are shown in: the market's, then the customer's", () => {
    expect(openCart().see().cart.defaultPizzaSize).toBe("large")
    expect(openCart(null, { market: "se" }).see().cart.defaultPizzaSize).toBe("medium")
    const stage = openStore()
    stage.put({ type: "PizzaSizePreferred", size: "small" })
    stage.put(add("MARG_AM30"))
    stage.put({ type: "CartEmptied" })
    expect(stage.saved()?.defaultPizzaSize).toBe("small")
  })

  test("whether the customer stands in the store", () => {
    expect(openCart(null, { origin: "webQr" }).see().cart.inStorePurchase).toBe(true)
    expect(openCart(null, { origin: "web" }).see().cart.inStorePurchase).toBe(false)
  })

  test("the cart of an order that was placed goes with its points and its price; the order stays known", () => {
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

  test("what another tab changed about the cart is here too, and judged here", () => {
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

  test("all of it comes back on the next visit, but for where the customer stands", () => {
    const first = openStore(two)
    first.put(add("MARG_AM30"))
    first.put({ type: "MethodChosen", method: "delivery" })
    first.put({ type: "CouponEntered", code: "TEST" })
    const again = openCart(first.saved(), { origin: "webQr" })
    const { inStorePurchase: _, ...kept } = first.see().cart
    expect(again.see().cart).toEqual({ ...kept, inStorePurchase: true })
    expect(again.see().validation._tag).toBe("Pending")
  })
})
