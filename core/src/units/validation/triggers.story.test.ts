import { describe, expect, test } from "vitest"
import { add, openStore, standing, two } from "../cart/cartStage.fixture.ts"
import { priceOf } from "../../shop/samples.fixture.ts"
import { debounce } from "./actor.ts"

type CartStage = ReturnType<typeof openStore>

const discount = { couponCode: "MINE", descriptions: { nb: "Min", sv: "Min", en: "Mine" } }

/** A cart of two pizzas whose price is confirmed. */
const confirmed = (): CartStage => {
  const stage = openStore()
  stage.put(add("MARG_AM30", { quantity: 2 }))
  stage.wait(debounce)
  stage.answer("ValidatePrice", priceOf(398))
  return stage
}
const first = (stage: CartStage) => stage.line()?.id ?? ""

const triggers: readonly (readonly [string, (stage: CartStage) => void, object])[] = [
  ["an item", (stage) => stage.put(add("COLA")), { cart: { products: [{}, { codes: ["COLA"] }] } }],
  [
    "a quantity, and so the total",
    (stage) => stage.put({ type: "LineIncreased", id: first(stage) }),
    { totalAmount: 59_700 },
  ],
  ["a changed line", (stage) => edit(stage), { cart: { products: [{ codes: ["MARG_AM40"] }] } }],
  [
    "a user discount",
    (stage) => stage.put({ type: "DiscountChosen", choice: { _tag: "UserDiscount", discount } }),
    { coupons: ["MINE"] },
  ],
  [
    "an organisation discount",
    (stage) => stage.put({ type: "DiscountChosen", choice: { _tag: "OrganisationDiscount", discount } }),
    { coupons: ["MINE"] },
  ],
  ["a deal", (stage) => stage.put({ type: "CouponAccepted", code: "DEAL", replaces: false }), { coupons: ["DEAL"] }],
  ["the store", (stage) => moveToTwo(stage), { cart: { storeId: "2" } }],
  [
    "the method, and so the delivery fee",
    (stage) => stage.put({ type: "MethodChosen", method: "delivery" }),
    { cart: { deliveryMethod: "delivery" } },
  ],
  ["the requested time", (stage) => wantTomorrow(stage), { cart: { requestedTime: Date.UTC(2026, 10, 22, 17) } }],
  ["the loyalty flag", (stage) => stage.put({ type: "LoyaltyChosen", useLoyalty: true }), { isLoyaltyOrder: true }],
  [
    "the hotspot",
    (stage) => stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} }),
    { hotspotId: "h1", cart: { deliveryMethod: "hotspot" } },
  ],
]

const edit = (stage: CartStage) =>
  stage.put({
    type: "LineEdited",
    id: first(stage),
    variationCode: "MARG_AM40",
    secondVariationCode: null,
    ingredients: [],
    quantity: 2,
  })

const moveToTwo = (stage: CartStage) => {
  stage.put({ type: "StoreChosen", storeSlug: "store-2" })
  stage.answer("LoadStore", two)
  stage.answer("LoadStatus", standing())
}

const wantTomorrow = (stage: CartStage) => {
  stage.put({ type: "TimingOpened" })
  stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
}

describe("the price is requested again after a change that may affect it", () => {
  test.each(triggers)("such as %s", (_, change, expected) => {
    const stage = confirmed()
    change(stage)
    expect(stage.see().validation._tag).toBe("Pending")
    stage.wait(debounce - 1)
    expect(stage.asking()).toEqual([])
    stage.wait(1)
    expect(stage.asking()).toMatchObject([{ request: expected }])
  })

  test.each(triggers)("%s cancels a request in flight", (_, change) => {
    const stage = confirmed()
    stage.put(add("COLA"))
    stage.wait(debounce)
    const late = stage.keyOf("ValidatePrice")
    change(stage)
    expect(stage.asking()).toEqual([])
    expect(stage.bring({ type: "CallEnded", key: late, exit: { _tag: "Done", value: priceOf(1) as never } })).toBe(
      false,
    )
    expect(stage.see().validation._tag).toBe("Pending")
  })
})

describe("no price is requested", () => {
  const idle: readonly (readonly [string, (stage: CartStage) => void])[] = [
    ["an unknown line", (stage) => stage.put({ type: "LineRemoved", id: "nobody" })],
    ["an unknown product", (stage) => stage.put(add("MOON"))],
    ["contactless delivery", (stage) => stage.put({ type: "ContactlessChosen", contactless: true })],
    ["an address", (stage) => stage.put({ type: "AddressChosen", address: null })],
    ["the preferred size", (stage) => stage.put({ type: "PizzaSizePreferred", size: "small" })],
    ["the terms of loyalty", (stage) => stage.put({ type: "LoyaltyAgreed", agreed: true })],
    ["the current method", (stage) => stage.put({ type: "MethodChosen", method: "carryout" })],
    ["the current loyalty flag", (stage) => stage.put({ type: "LoyaltyChosen", useLoyalty: false })],
    ["removing absent discounts", (stage) => stage.put({ type: "DiscountChosen", choice: { _tag: "Nothing" } })],
    [
      "viewing another store",
      (stage) => stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" }),
    ],
    ["opening the picker", (stage) => stage.put({ type: "TimingOpened" })],
    ["retrying a confirmed price", (stage) => stage.put({ type: "PriceRetried" })],
  ]
  test.each(idle)("after %s", (_, change) => {
    const stage = confirmed()
    change(stage)
    stage.wait(10 * debounce)
    expect([stage.asking(), stage.see().validation._tag]).toEqual([[], "Confirmed"])
  })

  test.each(triggers.slice(3))("for an empty cart, whatever changes: %s", (_, change) => {
    const stage = openStore()
    change(stage)
    stage.wait(10 * debounce)
    expect([stage.asking(), stage.see().validation._tag]).toEqual([[], "Empty"])
  })
})

describe("the coupon sent", () => {
  test("is the user's, else the organisation's, else the deals; a removed one is not sent", () => {
    const coupons = (...events: Parameters<CartStage["put"]>[0][]) => {
      const stage = confirmed()
      for (const event of events) stage.put(event)
      stage.put(add("COLA"))
      stage.wait(debounce)
      const [asked] = stage.asking()
      return asked?.type === "ValidatePrice" ? asked.request?.coupons : undefined
    }
    const mine = { type: "DiscountChosen", choice: { _tag: "UserDiscount", discount } } as const
    const theirs = {
      type: "DiscountChosen",
      choice: { _tag: "OrganisationDiscount", discount: { ...discount, couponCode: "THEIRS" } },
    } as const
    const deal = { type: "CouponAccepted", code: "DEAL", replaces: false } as const
    expect(coupons()).toEqual([])
    expect(coupons(deal, { ...deal, code: "OTHER" })).toEqual(["DEAL", "OTHER"])
    expect(coupons(deal, mine)).toEqual(["MINE"])
    expect(coupons(mine, theirs)).toEqual(["THEIRS"])
    expect(coupons(theirs, deal)).toEqual(["DEAL"])
    expect(coupons(mine, { type: "DiscountChosen", choice: { _tag: "Nothing" } })).toEqual([])
  })

  test("is sent without a hotspot once the method is delivery", () => {
    const stage = confirmed()
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.wait(debounce)
    const [asked] = stage.asking()
    expect(asked?.type === "ValidatePrice" && asked.request).not.toHaveProperty("hotspotId")
  })
})
