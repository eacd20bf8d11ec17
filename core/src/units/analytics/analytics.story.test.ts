import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { placedOrder, priceOf, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { addCola, addLarge, openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import { mostWaiting } from "./actor.ts"

type Stage = ReturnType<typeof openShop>

const allow = { type: "ConsentChosen", choice: { statistics: true, marketing: false } } as const
const forbid = { type: "ConsentChosen", choice: { statistics: false, marketing: true } } as const

const left = (stage: Stage) => stage.told().flatMap((told) => (told.type === "Track" ? [told.event] : []))
const names = (stage: Stage) => left(stage).map(({ name }) => name)

/** A customer who consents to statistics orders one pizza, from menu to receipt. */
const order = () => {
  const stage = openMenu()
  stage.put(allow)
  stage.put(addLarge)
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  stage.put({ type: "PathOpened", path: "/betaling?fra=handlevogn", how: "link" })
  stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde" })
  stage.put({ type: "FieldTyped", field: "lastName", text: "En" })
  stage.put({ type: "FieldTyped", field: "phone", text: "40 00 00 00" })
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  stage.answer("PlaceOrder", { orderId: "o1" })
  stage.answer("LoadOrder", placedOrder)
  stage.wait(500)
  return stage
}

describe("consent", () => {
  test("nothing is sent before the customer decides, however long they shop", () => {
    const stage = openMenu()
    for (const _ of Array.from({ length: 200 })) stage.put(addCola)
    stage.wait(60_000)
    expect(left(stage)).toEqual([])
    expect(stage.see().statistics.waiting).toBe(mostWaiting)
    expect(stage.see().consent).toEqual({
      isAsked: true,
      allowed: { necessary: true, statistics: false, marketing: false },
    })
  })

  test("queued events are sent in order once consent is given, and later events at once", () => {
    const stage = openMenu()
    stage.put(addLarge)
    stage.wait(500)
    stage.put(allow)
    expect(names(stage)).toEqual(["view_item_list", "add_to_cart", "page_view"])
    stage.put(addCola)
    expect(names(stage)).toHaveLength(4)
    expect(stage.see().statistics.waiting).toBe(0)
    expect(stage.see().consent).toMatchObject({ isAsked: false, allowed: { statistics: true, marketing: false } })
  })

  test("queued events are dropped when consent is refused, and no more are collected", () => {
    const stage = openMenu()
    stage.put(addLarge)
    stage.put(forbid)
    stage.put(addLarge)
    stage.wait(60_000)
    stage.put(allow)
    expect(left(stage)).toEqual([])
  })

  test("can be withdrawn: from then on nothing is sent, not even a pending page view", () => {
    const stage = openMenu()
    stage.put(allow)
    stage.wait(500)
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.wait(499)
    const before = left(stage).length
    stage.put(forbid)
    stage.wait(1)
    stage.put(addLarge)
    expect(left(stage)).toHaveLength(before)
  })

  test("is stored on the device and applies on the next visit", () => {
    const first = openShop()
    first.put(allow)
    expect(first.told()).toContainEqual({ type: "Keep", kept: { entry: "consent", value: allow.choice } })
    const second = openShop("/", { consent: allow.choice })
    second.wait(500)
    expect(names(second)).toEqual(["page_view"])
    const third = openShop("/", { consent: forbid.choice })
    third.wait(500)
    expect([left(third), third.see().statistics.waiting]).toEqual([[], 0])
  })

  test("given, withdrawn or cleared in another tab applies here too, and is not stored again", () => {
    const stage = openShop()
    stage.put({ type: "KeptElsewhere", kept: { entry: "consent", value: allow.choice } })
    stage.wait(500)
    expect(names(stage)).toEqual(["page_view"])
    stage.put({ type: "KeptElsewhere", kept: { entry: "consent", value: null } })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.wait(500)
    expect(names(stage)).toEqual(["page_view"])
    expect(stage.see().consent.isAsked).toBe(true)
    stage.put({ type: "KeptElsewhere", kept: { entry: "store", value: null } })
    expect(stage.told().filter(({ type }) => type === "Keep")).toEqual([])
  })
})

describe("tracked events", () => {
  test("a page view 500 ms after the route changes, with its derived title and without its query", () => {
    const stage = openShop()
    stage.put(allow)
    stage.wait(500)
    stage.put({ type: "PathOpened", path: "/butikker?by=oslo#kart", how: "link" })
    stage.wait(499)
    expect(left(stage)).toEqual([{ name: "page_view", properties: { title: "Home", path: "/" } }])
    stage.wait(1)
    expect(left(stage).at(-1)).toEqual({ name: "page_view", properties: { title: "Butikker", path: "/butikker" } })
  })

  test("each of two quick changes of route, but no navigation to the same route", () => {
    const stage = openShop()
    stage.put(allow)
    stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
    stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
    stage.wait(500)
    expect(left(stage).map(({ properties }) => "title" in properties && properties.title)).toEqual(["Home", "Butikker"])
  })

  test("an order, from menu to purchase: each step once, and no personal data", () => {
    const stage = order()
    const item = { variationCode: "MARG_AM40", category: "Pizza", price: kroner(269), quantity: 1 }
    expect(left(stage).map((event) => (event.name === "page_view" ? event.properties.title : event))).toEqual([
      { name: "view_item_list", properties: { list: "Pizza" } },
      { name: "add_to_cart", properties: { items: [item] } },
      "Butikker - Torget - Meny - Pizza",
      { name: "begin_checkout", properties: { value: kroner(269), items: [item] } },
      { name: "purchase", properties: { orderId: "o1", value: kroner(269), items: [item] } },
      "Betaling",
      "Bestilling - O1",
    ])
    expect(JSON.stringify(left(stage))).not.toMatch(/Kunde|4000|fra=/)
  })

  test("an order resent after a reload, by its order id", () => {
    const stage = openShop()
    stage.put(allow)
    stage.say({ type: "OrderPlaced", orderId: "o2", key: "" })
    expect(left(stage)).toContainEqual({ name: "purchase", properties: { orderId: "o2", value: 0, items: [] } })
  })

  test("a chosen shelf, but neither a checkout with an empty cart nor a product that was not added", () => {
    const stage = openMenu()
    stage.put(allow)
    stage.put({ type: "ShelfChosen", category: "Drinks", subCategory: null })
    expect(left(stage).at(-1)).toEqual({ name: "view_item_list", properties: { list: "Drinks" } })
    const before = left(stage).length
    stage.put({ ...addLarge, variationCode: "NOPE" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(left(stage)).toHaveLength(before)
  })

  test("a chosen or typed discount, a failed payment, a login; but neither a removal nor a successful payment", () => {
    const stage = openMenu()
    stage.put(allow)
    const before = left(stage).length
    const discount = { couponCode: "STUDENT", descriptions: { nb: "", sv: "", en: "" } }
    stage.say({ type: "CouponAccepted", code: "TACO", replaces: false })
    stage.put({ type: "DiscountChosen", choice: { _tag: "UserDiscount", discount } })
    stage.put({ type: "DiscountChosen", choice: { _tag: "OrganisationDiscount", discount } })
    stage.put({ type: "DiscountChosen", choice: { _tag: "Nothing" } })
    stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "cancelled" })
    stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "authorised" })
    stage.say({ type: "LoggedIn", how: "code" })
    stage.say({ type: "LoggedIn", how: "email" })
    expect(left(stage).slice(before)).toEqual([
      { name: "discount_added", properties: { code: "TACO", kind: "deal" } },
      { name: "discount_added", properties: { code: "STUDENT", kind: "user" } },
      { name: "discount_added", properties: { code: "STUDENT", kind: "organisation" } },
      { name: "payment_failed", properties: { orderId: "o1", reason: "cancelled" } },
      { name: "login", properties: { method: "sms" } },
      { name: "login", properties: { method: "email" } },
    ])
  })

  test("events that another unit emits, such as a closed panel", () => {
    const stage = openShop()
    stage.put(allow)
    stage.put({ type: "ModalOpened", modal: { _tag: "Share", code: "VENN" } })
    stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "swipe" })
    expect(left(stage)).toEqual([{ name: "modal_closed", properties: { modal: "Share", by: "swipe" } }])
  })
})

test("a menu that another unit loads tracks nothing", () => {
  const stage = openShop()
  stage.put(allow)
  stage.say({ type: "StoreLoaded", store: torgetWithMenu.store })
  expect(left(stage)).toEqual([])
})
