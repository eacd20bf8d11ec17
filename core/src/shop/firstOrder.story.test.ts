import { describe, expect, test } from "vitest"
import { resentWithin } from "../units/checkout/rules/isStillWanted.ts"
import { setStage } from "../kernel/stage.fixture.ts"
import { kroner } from "../domain/money/rules/kroner.ts"
import { emptyCart } from "../domain/cart/rules/emptyCart.ts"
import type { PaymentType, Tracking } from "../domain/order/model.ts"
import type { PaymentStatus } from "../domain/payment/wire.ts"
import { standing } from "../units/cart/cartStage.fixture.ts"
import { placedOrder, priceOf, received } from "./samples.fixture.ts"
import { seeShop, shop } from "./shop.ts"
import { addCola, addLarge, openMenu, openShop, start } from "./shopStage.fixture.ts"

const filled = () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde" })
  stage.put({ type: "FieldTyped", field: "lastName", text: "En" })
  stage.put({ type: "FieldTyped", field: "phone", text: "40 00 00 00" })
  return stage
}

test("a customer orders a pizza and follows it until it is ready for pickup", () => {
  const stage = filled()
  stage.answer("LoadStatus", standing())
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  expect(stage.running()).toContainEqual(
    expect.objectContaining({
      type: "PlaceOrder",
      attempt: expect.objectContaining({
        key: "seedseed-c3",
        order: expect.objectContaining({ totalAmountNet: kroner(269), paymentType: "INSTORE" }),
      }),
    }),
  )
  stage.answer("PlaceOrder", { orderId: "o1" })
  expect(stage.see().cart).toMatchObject({ totalCount: 0, activeOrderId: "o1" })
  expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/bestilling/o1" })
  expect(stage.told().findLast(({ type }) => type === "SaveAttempt")).toEqual({ type: "SaveAttempt", attempt: null })
  stage.answer("LoadOrder", placedOrder)
  stage.news("FollowOrder", { ...received, sequence: 2, status: "accepted" })
  expect(stage.see().tracking).toMatchObject({ _tag: "Following", live: true, tracking: { status: "accepted" } })
  stage.news("FollowOrder", { ...received, sequence: 9, status: "completed" })
  expect(stage.running()).toEqual([])
})

test("an order is not sent before its price is confirmed and its fields are filled", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "OrderSubmitted" })
  expect(stage.see().checkout.faults).toEqual({ firstName: "missing", lastName: "missing", phone: "missing" })
  expect(stage.running().map(({ type }) => type)).not.toContain("ReadPhone")
})

test("an invalid phone number puts an error on its field", () => {
  const stage = filled()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
  expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, faults: { phone: "invalidPhone" } })
  stage.put({ type: "FieldTyped", field: "phone", text: "41 00 00 00" })
  expect(stage.see().checkout.faults).toEqual({})
})

test("a foreign phone number gets another error than a mistyped one", () => {
  const stage = filled()
  stage.put({ type: "FieldTyped", field: "phone", text: "+1 212 555 0100" })
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "foreign" })
  expect(stage.see().checkout.faults).toEqual({ phone: "foreignPhone" })
})

test("an unanswered order is resent unchanged until the server answers", () => {
  const stage = filled()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  const first = stage.running().find(({ type }) => type === "PlaceOrder")
  stage.fail("PlaceOrder", { _tag: "Unreachable" })
  expect(stage.see().checkout.step).toEqual({ _tag: "Uncertain" })
  stage.put({ type: "FieldTyped", field: "phone", text: "99" })
  stage.wait(2000)
  expect(stage.running().find(({ type }) => type === "PlaceOrder")).toEqual(first)
  stage.answer("PlaceOrder", { orderId: "o1" })
  expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
})

test("an order in flight when the page was closed is resent when the page opens", () => {
  const before = filled()
  before.put({ type: "OrderSubmitted" })
  before.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  const saved = before.told().findLast((command) => command.type === "SaveAttempt")
  const after = openShop("/", { attempt: saved?.attempt })
  expect(after.running()).toContainEqual({ type: "PlaceOrder", attempt: saved?.attempt })
})

test("a changed price is shown, old and new, and must be confirmed again; no order is placed", () => {
  const stage = filled()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  const problems = [{ code: 1002, message: "Prisen er endret" }]
  stage.fail("PlaceOrder", { _tag: "Refused", status: 409, problems, price: priceOf(279) })
  expect(stage.see().checkout).toMatchObject({
    step: { _tag: "Filling" },
    problems,
    priceChange: { before: kroner(269), now: kroner(279) },
  })
  expect(stage.see().cart.totalCount).toBe(1)
  stage.answer("ValidatePrice", priceOf(279))
  expect(stage.see().validation).toMatchObject({ _tag: "Confirmed", price: { customerAmount: kroner(279) } })
})

describe("a cart that another tab of this browser sends at the same moment, with another payment method,", () => {
  const problems = [{ code: 1006, message: "" }]

  /** The tab whose order came second. */
  const second = () => {
    const stage = filled()
    stage.put({ type: "OrderSubmitted" })
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    stage.fail("PlaceOrder", { _tag: "Refused", status: 409, problems, ordered: "o1" })
    return stage
  }

  const standsAt = (status: Tracking["status"], paymentType: PaymentType): PaymentStatus => ({
    orderId: "o1",
    status,
    paymentType,
    payment: "created",
    total: kroner(269),
    currency: "NOK",
    resultCode: null,
    refusalReason: null,
  })

  const notices = (stage: ReturnType<typeof second>) => stage.see().notification.map(({ notice }) => notice._tag)

  const emptied = (stage: ReturnType<typeof second>) =>
    stage.told().some((command) => command.type === "SaveCart" && command.cart.storeId === "")

  test("becomes the order that the store has, which is followed and announced", () => {
    const stage = second()
    expect(notices(stage)).toContain("AlreadyOrdered")
    stage.answer("ReadPayment", standsAt("placed", "INSTORE"))
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
    expect(stage.see().cart).toMatchObject({ totalCount: 0, activeOrderId: "o1" })
    expect(stage.told()).toContainEqual({ type: "SaveAttempt", attempt: null })
  })

  test("opens the payment that the order waits for, and stays until it is paid", () => {
    const stage = second()
    stage.answer("ReadPayment", standsAt("awaitingPayment", "ADYEN"))
    expect(stage.see().route.screen).toEqual({ _tag: "Payment", orderId: "o1" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    expect([stage.see().cart.totalCount, emptied(stage), notices(stage)]).toEqual([1, false, ["AlreadyOrdered"]])
  })

  test("stays if that order was not paid, under a new key that can be sent", () => {
    const stage = second()
    const { cartId } = stage.see().cart
    stage.answer("ReadPayment", { ...standsAt("cancelled", "ADYEN"), lapsed: true })
    expect([stage.see().cart.totalCount, stage.see().cart.cartId === cartId]).toEqual([1, false])
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
  })

  test("becomes that order too if the other tab has emptied the cart before this one sends it", () => {
    const stage = filled()
    stage.put({ type: "OrderSubmitted" })
    const ordered = { ...emptyCart("large", false), activeOrderId: "o1" }
    stage.put({ type: "CartChangedElsewhere", cart: ordered })
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    expect(notices(stage)).toContain("AlreadyOrdered")
    stage.answer("ReadPayment", standsAt("placed", "INSTORE"))
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
  })
})

describe("a cart that was sent before from a device without its cookie, so that the server names no order,", () => {
  const refusal = { _tag: "Refused", status: 409, problems: [{ code: 1006, message: "" }] }
  const attemptOn = (stage: ReturnType<typeof filled>) => {
    const placing = stage.running().find((command) => command.type === "PlaceOrder")
    return placing?.type === "PlaceOrder" ? placing.attempt : null
  }
  const send = (stage: ReturnType<typeof filled>) => {
    stage.put({ type: "OrderSubmitted" })
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    return attemptOn(stage)
  }
  const refused = () => {
    const stage = filled()
    const first = send(stage)
    stage.fail("PlaceOrder", refusal)
    return { stage, first }
  }
  const notices = (stage: ReturnType<typeof filled>) => stage.see().notification.map(({ notice }) => notice._tag)

  test("is kept, and the checkout says so", () => {
    const { stage, first } = refused()
    expect(stage.see().cart).toMatchObject({ totalCount: 1, cartId: first?.key })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, problems: refusal.problems })
    expect(notices(stage)).not.toContain("AlreadyOrdered")
    expect(stage.told().filter((told) => told.type === "SaveCart" && told.cart.items.length === 0)).toEqual([])
  })

  test("is refused again under its key, and becomes a new order only if the customer confirms it", () => {
    const { stage, first } = refused()
    expect(send(stage)?.key).toBe(first?.key)
    stage.fail("PlaceOrder", refusal)
    stage.put({ type: "NewOrderChosen" })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Sending" }, problems: [] })
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    const again = attemptOn(stage)
    expect(again?.order).toEqual(first?.order)
    expect(again?.key).toBe(stage.see().cart.cartId)
    expect(again?.key).not.toBe(first?.key)
    stage.answer("PlaceOrder", { orderId: "o2" })
    expect(stage.see().cart).toMatchObject({ totalCount: 0, activeOrderId: "o2" })
  })

  test("gets no new key before the server has refused it", () => {
    const stage = filled()
    const { cartId } = stage.see().cart
    stage.put({ type: "NewOrderChosen" })
    expect([stage.see().cart.cartId, attemptOn(stage)]).toEqual([cartId, null])
    send(stage)
    stage.put({ type: "NewOrderChosen" })
    expect(stage.see().cart.cartId).toBe(cartId)
  })

  test("is announced on any page if the order of an earlier page was sent again", () => {
    const attempt = send(filled())
    const stage = openShop("/", { attempt })
    stage.fail("PlaceOrder", refusal)
    expect(notices(stage)).toEqual(["AlreadyOrdered"])
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, problems: refusal.problems })
  })
})

test("a late answer to an order does not empty the next cart, already begun in another tab", () => {
  const stage = filled()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  const saved = stage.told().findLast((command) => command.type === "SaveCart")
  if (!saved) throw new Error("no cart was saved")
  stage.put({ type: "CartChangedElsewhere", cart: { ...saved.cart, cartId: "otherseed-c9" } })
  stage.answer("PlaceOrder", { orderId: "o1" })
  expect(stage.see().cart).toMatchObject({ totalCount: 1, cartId: "otherseed-c9", activeOrderId: "o1" })
})

test("a cart that another tab stored without an id gets one, because an order needs a key", () => {
  const stage = filled()
  const saved = stage.told().findLast((command) => command.type === "SaveCart")
  if (!saved) throw new Error("no cart was saved")
  stage.put({ type: "CartChangedElsewhere", cart: { ...saved.cart, cartId: "" } })
  expect(stage.see().cart.cartId).toMatch(/^seedseed-c\d+$/)
})

test("three quick clicks on the button make one call", () => {
  const stage = filled()
  for (const _ of [1, 2, 3]) stage.put({ type: "OrderSubmitted" })
  expect(stage.running().filter(({ type }) => type === "ReadPhone")).toHaveLength(1)
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  stage.put({ type: "OrderSubmitted" })
  expect(stage.running().filter(({ type }) => type === "PlaceOrder")).toHaveLength(1)
})

test("a cart that changes during the phone check is not sent as an outdated order", () => {
  const stage = filled()
  stage.put({ type: "OrderSubmitted" })
  stage.put(addCola)
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
})

test("an old unanswered order is not resent without the customer", () => {
  const before = filled()
  before.put({ type: "OrderSubmitted" })
  before.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  const saved = before.told().findLast((command) => command.type === "SaveAttempt")
  const at = (saved?.attempt?.at ?? 0) - resentWithin - 60_000
  const after = openShop("/", { attempt: saved?.attempt && { ...saved.attempt, at } })
  expect(after.running().map(({ type }) => type)).not.toContain("PlaceOrder")
  expect(after.told()).toContainEqual({ type: "SaveAttempt", attempt: null })
  expect(after.see().notification).toMatchObject([{ notice: { _tag: "AttemptGivenUp" } }])
})

test("an unanswered order is not resent after a long page suspension, until the customer submits it", () => {
  const stage = filled()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  stage.fail("PlaceOrder", { _tag: "Unreachable" })
  stage.sleep(8 * 60 * 60_000)
  expect(stage.running().map(({ type }) => type)).not.toContain("PlaceOrder")
  expect(stage.told()).toContainEqual({ type: "SaveAttempt", attempt: null })
  expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
  expect(stage.see().notification.map(({ notice }) => notice._tag)).toContain("AttemptGivenUp")
  expect(stage.see().cart.totalCount).toBe(1)
})

test("an attempt dated in the future, by a clock since set back, is not resent without the customer", () => {
  const before = filled()
  before.put({ type: "OrderSubmitted" })
  before.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  const saved = before.told().findLast((command) => command.type === "SaveAttempt")
  const at = (saved?.attempt?.at ?? 0) + 365 * 24 * 60 * 60_000
  const after = openShop("/", { attempt: saved?.attempt && { ...saved.attempt, at } })
  expect(after.running().map(({ type }) => type)).not.toContain("PlaceOrder")
  expect(after.see().notification).toMatchObject([{ notice: { _tag: "AttemptGivenUp" } }])
})

test("a 403, 429 or 502 does not settle an order: the same order is resent", () => {
  const stage = filled()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  for (const status of [429, 403, 502]) {
    stage.fail("PlaceOrder", { _tag: "Refused", status, problems: [] })
    expect(stage.see().checkout.step).toEqual({ _tag: "Uncertain" })
    stage.wait(30_000)
  }
  expect(stage.running().map(({ type }) => type)).toContain("PlaceOrder")
})

test("the cart does not count as empty before the services are ready", () => {
  const stage = setStage(shop, start)
  stage.fail("ReadDevice", { _tag: "Unreachable" })
  expect(seeShop(stage.world()).session).toEqual({ _tag: "Starting" })
  stage.wait(1000)
  expect(stage.running().map(({ type }) => type)).toContain("ReadDevice")
})
