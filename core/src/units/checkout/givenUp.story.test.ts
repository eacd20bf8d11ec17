import { expect, test } from "vitest"
import { awaitedPayment } from "../../testing/samples.ts"
import { methodsLoaded } from "../payment/paymentStage.fixture.ts"
import { atCheckout, type CheckoutStage, choose, offerCards, priced, submit } from "./checkoutStage.fixture.ts"

const placed = { ...awaitedPayment, status: "placed", payment: "paid", resultCode: "Authorised" } as const

const isRunning = (stage: CheckoutStage, type: string) => stage.running().some((command) => command.type === type)

/** A customer back at the checkout, who gave up the payment of their order; another tab may still show it. */
const givenUp = () => {
  const stage = atCheckout()
  offerCards(stage)
  stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
  choose(stage, priced(299))
  submit(stage)
  stage.answer("PlaceOrder", { orderId: "o1" })
  methodsLoaded(stage)
  stage.put({ type: "PaymentGivenUp" })
  return stage
}

const paidElsewhere = (stage: CheckoutStage, orderId = "o1") =>
  stage.put({
    type: "KeptElsewhere",
    kept: { entry: "lastOrder", value: { orderId, acknowledged: false, redirect: null } },
  })

const expectFollowed = (stage: CheckoutStage) => {
  expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
  expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
  expect(isRunning(stage, "PlaceOrder")).toBe(false)
}

test("the cart is sent again only once the server says that the order before is still unpaid", () => {
  const stage = givenUp()
  stage.put({ type: "OrderSubmitted" })
  expect(stage.see().checkout.step).toEqual({ _tag: "Sending" })
  expect(isRunning(stage, "PlaceOrder")).toBe(false)
  stage.answer("ReadPayment", awaitedPayment)
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  expect(isRunning(stage, "PlaceOrder")).toBe(true)
})

test("an order that was paid on another page is followed, not sent again, and its lines leave the cart", () => {
  const stage = givenUp()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPayment", placed)
  expectFollowed(stage)
  expect(stage.see().cart.totalCount).toBe(0)
})

test("while its money may be on the way, its payment is shown, and nothing else is ordered", () => {
  const stage = givenUp()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPayment", { ...awaitedPayment, payment: "pending", resultCode: "Received" })
  expect(stage.see().route.screen).toEqual({ _tag: "Payment", orderId: "o1" })
  expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
  stage.answer("ReadPayment", placed)
  expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
})

test("another tab that pays for it leads this one to the order at once", () => {
  const stage = givenUp()
  paidElsewhere(stage, "o2")
  expect(stage.see().route.screen).toEqual({ _tag: "Checkout" })
  paidElsewhere(stage)
  expectFollowed(stage)
  expect(stage.see().cart.totalCount).toBe(0)
})

test("what was put into the cart since stays there, to be ordered for itself", () => {
  const stage = givenUp()
  stage.put({ type: "LineIncreased", id: stage.see().cart.lines[0]?.id ?? "" })
  paidElsewhere(stage)
  expectFollowed(stage)
  expect(stage.see().cart.totalCount).toBe(2)
})

test("Back to its payment screen pays for it, and the cart is not left for a second order", () => {
  const stage = givenUp()
  stage.put({ type: "PathOpened", path: "/betaling/o1", how: "history" })
  stage.answer("ReadPayment", placed)
  expectFollowed(stage)
  expect(stage.see().cart.totalCount).toBe(0)
})

test("without an answer the cart waits, and is sent once there is one", () => {
  const stage = givenUp()
  stage.put({ type: "OrderSubmitted" })
  stage.fail("ReadPayment", { _tag: "Unreachable" })
  expect(stage.see().checkout.step).toEqual({ _tag: "Uncertain" })
  stage.put({ type: "ConnectionRestored" })
  stage.answer("ReadPayment", awaitedPayment)
  expect(isRunning(stage, "ReadPhone")).toBe(true)
})

test("an order that the server no longer knows stands in nobody's way", () => {
  const stage = givenUp()
  stage.put({ type: "OrderSubmitted" })
  stage.fail("ReadPayment", { _tag: "Refused", status: 404, problems: [] })
  expect(isRunning(stage, "ReadPhone")).toBe(true)
})
