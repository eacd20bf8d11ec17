import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { kunde1, member } from "../session/sessionStage.fixture.ts"
import { torget, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { addLarge, openShop } from "../../shop/shopStage.fixture.ts"
import type { UnpaidOrder } from "../../domain/device/model.ts"
import type { Store } from "../../domain/store/model.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import {
  type CheckoutStage,
  atCheckout,
  blocked,
  choose,
  door,
  offerCards,
  priced,
  submit,
} from "./checkoutStage.fixture.ts"

const delivery = { type: "MethodChosen", method: "delivery" } as const
const carryout = { type: "MethodChosen", method: "carryout" } as const
const toDoor = { type: "AddressChosen", address: door } as const
const toSeat = (parameters: Readonly<Record<string, string>>) =>
  ({ type: "HotspotChosen", hotspotId: "arena", parameters }) as const
const at = (changes: Partial<Store>) => ({ ...torgetWithMenu, store: { ...torget, ...changes } })

describe("carryout", () => {
  test("needs only the customer's contact details", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    expect(submit(stage)?.order).toMatchObject({ deliveryMethod: "carryout", totalAmountNet: kroner(269) })
  })

  test("sends the customer's consents and notes", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    stage.put({ type: "FieldTyped", field: "email", text: "kunde@skorpe.test" })
    stage.put({ type: "OptInChosen", channel: "email", agreed: true })
    stage.put({ type: "OptInChosen", channel: "sms", agreed: true })
    stage.put({ type: "OptInChosen", channel: "sms", agreed: false })
    stage.put({ type: "FieldTyped", field: "message", text: "Uten bestikk" })
    expect(submit(stage)?.order).toMatchObject({
      emailOptIn: true,
      smsOptIn: false,
      shippingInfo: { message: "Uten bestikk" },
    })
  })

  test("for later is sent with its time, and for now without one", () => {
    const tomorrow = Date.UTC(2026, 10, 22, 17)
    const stage = atCheckout()
    stage.say({ type: "TimeRequested", requested: tomorrow })
    choose(stage, priced(269))
    expect(Date.parse(submit(stage)?.order.advanceOrderTimeLocal ?? "")).toBe(tomorrow)
    const now = atCheckout()
    choose(now, priced(269))
    expect(submit(now)?.order.advanceOrderTimeLocal).toBeNull()
  })

  test("sends no consent to e-mail without an address", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    stage.put({ type: "OptInChosen", channel: "email", agreed: true })
    expect(submit(stage)?.order).toMatchObject({ emailOptIn: false })
  })
})

describe("delivery", () => {
  test("needs an address before anything is requested", () => {
    const stage = atCheckout()
    choose(stage, priced(269, 49, 149), delivery)
    expect(blocked(stage)).toEqual(["AddressMissing"])
    expect(submit(stage)).toBeNull()
    choose(stage, priced(269, 49, 149), toDoor, carryout, delivery)
    expect(blocked(stage)).toEqual([])
  })

  test("sends the fee first, the address, and the market's text for contactless delivery", () => {
    const stage = atCheckout()
    choose(stage, priced(269, 49, 149), delivery, toDoor, { type: "ContactlessChosen", contactless: true })
    expect(submit(stage)?.order).toMatchObject({
      deliveryMethod: "delivery",
      totalAmountNet: kroner(318),
      products: [{ codes: ["DLVRYFEE"], quantity: 1, unitPrice: kroner(49) }, { codes: ["MARG_AM40"] }],
      shippingInfo: { address: { street: "Testveien 1", deliveryDescription: "--Kontaktfri levering-- Ring på" } },
    })
  })

  test("rejects an address outside the delivery area (3022)", () => {
    const stage = atCheckout()
    const far = { ...door, position: { latitude: 60.5, longitude: 10.75 } }
    choose(stage, priced(269, 49, 149), delivery, { type: "AddressChosen", address: far })
    expect(blocked(stage)).toEqual(["AddressOutside"])
    expect(submit(stage)).toBeNull()
  })

  test("is blocked for a store that does not deliver", () => {
    const stage = atCheckout({ store: at({ deliveryArea: [] }) })
    choose(stage, priced(269), delivery, toDoor)
    expect(blocked(stage)).toEqual(["DeliveryNotOffered"])
  })

  test("shows the amount missing to the minimum: the server's once known, before that the store's", () => {
    const stage = atCheckout({ store: at({ minimumDelivery: kroner(400) }) })
    stage.put(delivery)
    stage.put(toDoor)
    expect(stage.see().checkout.blocks).toContainEqual({
      _tag: "BelowMinimum",
      minimum: kroner(400),
      missing: kroner(131),
    })
    choose(stage, priced(269, 49, 300))
    expect(stage.see().checkout.blocks).toEqual([{ _tag: "BelowMinimum", minimum: kroner(300), missing: kroner(31) }])
    expect(submit(stage)).toBeNull()
  })

  test("changed to carryout, as a coupon may require, no longer needs an address", () => {
    const stage = atCheckout()
    choose(stage, priced(269, 49, 149), delivery)
    expect(blocked(stage)).toEqual(["AddressMissing"])
    choose(stage, priced(269), carryout)
    expect(blocked(stage)).toEqual([])
    const order = submit(stage)?.order
    expect(order).toMatchObject({ deliveryMethod: "carryout" })
    expect(order?.products).toHaveLength(1)
  })
})

describe("a hotspot", () => {
  test.each([
    ["without an answer", {}, 3145],
    ["with an invalid answer", { seat: "row 3" }, 3146],
    ["with an unexpected answer", { seat: "12-7", gate: "1" }, 3146],
  ])("%s blocks the order", (_, parameters, code) => {
    const stage = atCheckout()
    choose(stage, priced(269, 29, 149), toSeat(parameters))
    expect(stage.see().checkout.blocks).toEqual([expect.objectContaining({ _tag: "HotspotAnswers", code })])
    expect(submit(stage)).toBeNull()
  })

  test("is delivered to the seat, for its own fee", () => {
    const stage = atCheckout()
    choose(stage, priced(269, 29, 149), toSeat({ seat: "12-7" }))
    expect(submit(stage)?.order).toMatchObject({
      deliveryMethod: "hotspot",
      hotspotId: "arena",
      hotspotParameters: { seat: "12-7" },
      products: [{ codes: ["DLVRYFEE"], unitPrice: kroner(29) }, {}],
    })
  })

  test("that was never chosen blocks the order", () => {
    const stage = atCheckout()
    choose(stage, priced(269), { type: "MethodChosen", method: "hotspot" })
    expect(blocked(stage)).toContain("HotspotMissing")
    expect(submit(stage)).toBeNull()
  })
})

describe("an order is blocked", () => {
  test("while the cart is empty", () => {
    const stage = atCheckout()
    stage.put({ type: "CartEmptied" })
    expect(submit(stage)).toBeNull()
    expect(blocked(stage)).toEqual(["EmptyCart"])
  })

  test("before its price is confirmed, while the server does not answer, and when it refuses the price", () => {
    const stage = atCheckout()
    expect(submit(stage)).toBeNull()
    expect(blocked(stage)).toEqual(["PriceUnconfirmed"])
    stage.wait(1000)
    stage.fail("ValidatePrice", { _tag: "Unreachable" })
    expect(submit(stage)).toBeNull()
    expect(blocked(stage)).toEqual(["PriceUnconfirmed"])
    stage.put({ type: "PriceRetried" })
    const problems = [{ code: 3018, message: "Selges ikke her" }]
    stage.fail("ValidatePrice", { _tag: "Refused", status: 400, problems })
    expect(stage.see().checkout.blocks).toEqual([{ _tag: "PriceRefused", problems }])
    expect(submit(stage)).toBeNull()
  })

  test("for thirty pizzas today, which need another day", () => {
    const stage = atCheckout({ quantity: 30 })
    choose(stage, priced(8070))
    expect(blocked(stage)).toEqual(["OtherDay"])
    expect(submit(stage)).toBeNull()
  })

  test("for a hundred pizzas, which need a phone call; the block is shown beforehand", () => {
    const stage = atCheckout({ quantity: 99 })
    choose(stage, priced(26_900), addLarge, { ...addLarge, variationCode: "MARG_AM30" })
    expect(stage.see().checkout.blocks[0]).toEqual({ _tag: "ManualOrder", storePhone: "+4722000000" })
    expect(blocked(stage)).toEqual(["ManualOrder"])
    expect(submit(stage)).toBeNull()
  })

  test("for more of one line than the store makes at once", () => {
    const stage = atCheckout({ store: at({ quantityLimit: 2 }), quantity: 3 })
    choose(stage, priced(807))
    expect(stage.see().checkout.blocks).toEqual([{ _tag: "QuantityLimit", most: 2 }])
    expect(submit(stage)).toBeNull()
  })

  test("at a closed store", () => {
    const stage = atCheckout({ store: at({ openingHours: [] }) })
    choose(stage, priced(269))
    expect(blocked(stage)).toEqual(["StoreClosed"])
    expect(submit(stage)).toBeNull()
  })

  test("at a store that closes during the phone check", () => {
    // The stage starts on a Saturday at 18:00 in Oslo.
    const hours = [{ weekDay: "Sat", openingHours: "11:00", closingHours: "18:01" }] as const
    const stage = atCheckout({ store: at({ openingHours: hours }) })
    choose(stage, priced(269))
    stage.put({ type: "OrderSubmitted" })
    stage.wait(60_001)
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
    expect(blocked(stage)).toEqual(["StoreClosed"])
    expect(stage.running().map(({ type }) => type)).not.toContain("PlaceOrder")
  })
})

describe("payment", () => {
  test("by card cannot be chosen unless it is offered", () => {
    const stage = atCheckout()
    stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
    stage.put({ type: "PaymentTypeChosen", paymentType: "B2B" })
    expect(stage.see().checkout).toMatchObject({ paymentType: "INSTORE", offeredPayments: ["INSTORE"] })
  })

  test("for an organisation is on account by default, and the order has its id", () => {
    const stage = atCheckout({ user: member })
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(stage.see().checkout).toMatchObject({ offeredPayments: ["B2B", "INSTORE"], paymentType: "B2B" })
    stage.put({ type: "BillingNoteTyped", billingNote: "Prosjekt 7" })
    choose(stage, priced(269))
    expect(submit(stage)?.order).toMatchObject({
      paymentType: "B2B",
      organisationId: "org-1",
      billingNote: "Prosjekt 7",
    })
  })

  test("by an organisation in the store is not billed, so the note for the bill is not sent", () => {
    const stage = atCheckout({ user: member })
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    stage.put({ type: "BillingNoteTyped", billingNote: "Prosjekt 7" })
    stage.put({ type: "PaymentTypeChosen", paymentType: "INSTORE" })
    choose(stage, priced(269))
    expect(submit(stage)?.order).toMatchObject({ paymentType: "INSTORE", billingNote: "" })
    expect(stage.see().checkout.billingNote).toBe("Prosjekt 7")
  })

  test("reverts to paying in the store when the customer leaves the organisation", () => {
    const stage = atCheckout({ user: member })
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    stage.put({ type: "AccountChosen", organisationId: null })
    expect(stage.see().checkout.paymentType).toBe("INSTORE")
    choose(stage, priced(269))
    expect(submit(stage)?.order).toMatchObject({ paymentType: "INSTORE", organisationId: null })
  })

  test("for an organisation excludes delivery (3066), which the same customer can have privately", () => {
    const stage = atCheckout({ user: member })
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    choose(stage, priced(269, 49, 149), delivery, toDoor)
    expect(blocked(stage)).toEqual(["OrganisationDelivery"])
    expect(submit(stage)).toBeNull()
    stage.put({ type: "AccountChosen", organisationId: null })
    expect(blocked(stage)).toEqual(["PriceUnconfirmed"])
    choose(stage, priced(269, 49, 149))
    expect(blocked(stage)).toEqual([])
  })
})

describe("a card payment", () => {
  const lastKept = (stage: CheckoutStage) => {
    const told = stage.told().findLast((command) => command.type === "Keep" && command.kept.entry === "unpaidOrder")
    return told?.type === "Keep" ? told.kept.value : undefined
  }
  const sent = () => {
    const stage = atCheckout()
    offerCards(stage)
    stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
    choose(stage, priced(269))
    const attempt = submit(stage)
    stage.answer("PlaceOrder", { orderId: "o1" })
    const lines = attempt?.order.products
    const unpaidOrder = attempt && { key: attempt.key, orderId: "o1", sentAt: attempt.at, lines, customerId: null }
    return { stage, attempt, unpaidOrder }
  }

  test("is stored on the device without a name or an address, once the server has its order", () => {
    const stage = atCheckout()
    offerCards(stage)
    stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
    choose(stage, priced(269, 49, 149), delivery, toDoor)
    const attempt = submit(stage)
    expect(attempt?.order.shippingInfo).toMatchObject({ firstNames: "Kunde", address: { street: "Testveien 1" } })
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(stage.told().findLast(({ type }) => type === "SaveAttempt")).toEqual({ type: "SaveAttempt", attempt: null })
    const [, ...lines] = attempt?.order.products ?? []
    expect(lastKept(stage)).toEqual({ key: attempt?.key, orderId: "o1", sentAt: attempt?.at, lines, customerId: null })
    // The checkout holds nothing else of the order either.
    expect(stage.world().units["checkout"]).toMatchObject({ context: { attempt: null } })
  })

  test("is made for an order that the server has; the cart stays until it is paid", () => {
    const { stage, attempt, unpaidOrder } = sent()
    expect(attempt?.order.paymentType).toBe("ADYEN")
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    expect(stage.see().cart.totalCount).toBe(1)
    expect(lastKept(stage)).toEqual(unpaidOrder)
    stage.put({ type: "OrderSubmitted" })
    stage.say({ type: "PaymentEnded", orderId: "another", outcome: "authorised" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "authorised" })
    expect(stage.see().cart).toMatchObject({ totalCount: 0, activeOrderId: "o1" })
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
    expect(lastKept(stage)).toBeNull()
  })

  test("opens the payment page once, when the order is sent", () => {
    const { stage } = sent()
    expect(stage.see().route.screen).toEqual({ _tag: "Payment", orderId: "o1" })
    expect(stage.told()).toContainEqual({ type: "ReloadAt", path: "/betaling/o1" })
  })

  test("is awaited also by a page opened meanwhile, which does not navigate to the payment", () => {
    const { unpaidOrder } = sent()
    const stage = openShop("/betaling", { unpaidOrder })
    expect(stage.running()).toContainEqual({ type: "ReadPayment", orderId: "o1" })
    expect(stage.running().map(({ type }) => type)).not.toContain("PlaceOrder")
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Paying", orderId: "o1" }, paymentType: "ADYEN" })
    expect(stage.see().route.screen).toEqual({ _tag: "Checkout" })
  })

  test("is read the next day too: it may have arrived while the browser was closed", () => {
    const { stage: yesterday, unpaidOrder } = sent()
    const sentAt = yesterday.world().t - 20 * 60 * 60 * 1000
    const stage = openShop("/", { unpaidOrder: { ...unpaidOrder, sentAt } })
    stage.answer("ReadPayment", { ...awaitedPayment, status: "accepted", payment: "paid" })
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
    expect(lastKept(stage)).toBeNull()
  })

  test("from two days ago is forgotten: its order was closed long ago", () => {
    const { stage: before, unpaidOrder } = sent()
    const stage = openShop("/betaling", { unpaidOrder: { ...unpaidOrder, sentAt: before.world().t - 48 * 3_600_000 } })
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
    expect(stage.told()).toContainEqual({ type: "Keep", kept: { entry: "unpaidOrder", value: null } })
  })

  test("that another tab awaits keeps this page from sending the order again; the page follows its outcome", () => {
    const stage = atCheckout()
    choose(stage, priced(299))
    const keep = (value: UnpaidOrder | null) =>
      stage.put({ type: "KeptElsewhere", kept: { entry: "unpaidOrder", value } })
    keep({ key: "another-cart", orderId: "o1", sentAt: stage.world().t })
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
    keep({ key: stage.see().cart.cartId, orderId: "o1", sentAt: stage.world().t })
    stage.put({ type: "OrderSubmitted" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    stage.answer("ReadPayment", awaitedPayment)
    expect(stage.see().payment).toEqual({ _tag: "Waiting", orderId: "o1" })
    keep(null)
    stage.answer("ReadPayment", { ...awaitedPayment, status: "cancelled", payment: "failed" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
    expect(stage.see().cart.totalCount).toBe(1)
  })

  test("of a guest is still awaited when a customer who logged in meanwhile logs out", () => {
    const { stage } = sent()
    stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    expect(lastKept(stage)).toMatchObject({ orderId: "o1" })
  })

  test("not paid in time keeps the cart, and the next attempt is a new order", () => {
    const { stage, attempt } = sent()
    const { cart } = stage.see()
    stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "closed" })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "closed" })
    expect(stage.see().cart).toEqual({ ...cart, cartId: expect.not.stringContaining(cart.cartId) as string })
    expect(lastKept(stage)).toBeNull()
    // A page opened now sees the same: the cart is stored under its new id.
    const { cartId } = stage.see().cart
    expect(stage.told().findLast(({ type }) => type === "SaveCart")).toMatchObject({ cart: { cartId } })
    stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "authorised" })
    expect(stage.see().cart.totalCount).toBe(1)
    const again = submit(stage)
    expect(again?.order).toEqual(attempt?.order)
    expect(again?.key).not.toBe(attempt?.key)
    expect(again?.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(stage.see().checkout.paymentFault).toBeNull()
  })

  test("that is no longer offered is replaced by the default payment method", () => {
    const stage = atCheckout()
    offerCards(stage)
    stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
    offerCards(stage, false)
    expect(stage.see().checkout.paymentType).toBe("INSTORE")
  })
})

test("coupons and points of the cart are sent with the order", () => {
  const stage = atCheckout()
  stage.say({ type: "CouponAccepted", code: "TI", replaces: false })
  choose(stage, priced(249))
  expect(submit(stage)?.order).toMatchObject({ coupons: ["TI"], useLoyaltyDiscount: false })
  const other = atCheckout()
  choose(other, priced(169), { type: "LoyaltyChosen", useLoyalty: true })
  expect(submit(other)?.order).toMatchObject({ coupons: [], useLoyaltyDiscount: true })
})

test("an order refused for a code shows the reason until the code is removed", () => {
  const stage = atCheckout()
  stage.say({ type: "CouponAccepted", code: "PIZZA50", replaces: false })
  choose(stage, priced(249))
  submit(stage)
  const problems = [{ code: 3133, message: "Koden er allerede brukt." }]
  stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems })
  expect(stage.see().checkout.problems).toEqual(problems)
  stage.put({ type: "CouponRemoved", code: "PIZZA50" })
  expect(stage.see()).toMatchObject({ checkout: { problems: [] }, cart: { manualDeals: [] } })
})

test("the reason for a refusal is shown until the customer types something else", () => {
  const stage = atCheckout()
  choose(stage, priced(269))
  submit(stage)
  const problems = [{ code: 1031, message: "Nummeret er ikke gyldig." }]
  stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems })
  expect(stage.see().checkout.problems).toEqual(problems)
  stage.put({ type: "FieldTyped", field: "phone", text: "40 00 00 01" })
  expect(stage.see().checkout.problems).toEqual([])
})

test("an order refused for an organisation's budget shows it until the customer orders for themselves", () => {
  const stage = atCheckout({ user: member })
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  choose(stage, priced(269))
  submit(stage)
  const problems = [{ code: 3090, message: "Budsjettet er brukt opp." }]
  stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems })
  expect(stage.see().checkout.problems).toEqual(problems)
  stage.put({ type: "AccountChosen", organisationId: null })
  expect(stage.see().checkout).toMatchObject({ problems: [], paymentType: "INSTORE" })
})

test("an order in flight cannot be edited, and is not lost with the session", () => {
  const stage = atCheckout({ user: kunde1 })
  choose(stage, priced(269))
  const attempt = submit(stage)
  stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde 2" })
  stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(stage.see().checkout).toMatchObject({ step: { _tag: "Sending" }, fields: { firstName: "Kunde" } })
  expect(stage.running()).toContainEqual({ type: "PlaceOrder", attempt })
  stage.answer("PlaceOrder", { orderId: "o1" })
  expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
})

test("an order answered with 401 is not resent: the session ends, the cart stays", () => {
  const stage = atCheckout({ user: kunde1 })
  choose(stage, priced(269))
  submit(stage)
  stage.fail("PlaceOrder", { _tag: "Refused", status: 401, problems: [{ code: 1016, message: "" }] })
  expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().cart.totalCount).toBe(1)
  stage.wait(60_000)
  expect(stage.running().map(({ type }) => type)).not.toContain("PlaceOrder")
})
