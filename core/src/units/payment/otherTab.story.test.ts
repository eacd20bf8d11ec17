import { describe, expect, test } from "vitest"
import type { OuterEvent } from "../../messages/events.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import { atCheckout } from "../checkout/checkoutStage.fixture.ts"
import { isRunning, lapsed, methodsLoaded, ordered, type PaymentStage, running } from "./paymentStage.fixture.ts"

const lastOrderForgotten = { type: "KeptElsewhere", kept: { entry: "lastOrder", value: null } } as const
const sentElsewhere = (stage: PaymentStage, orderId: string): OuterEvent => ({
  type: "KeptElsewhere",
  kept: { entry: "unpaidOrder", value: { key: stage.see().cart.cartId, orderId, sentAt: stage.world().t } },
})

test("another tab that only opens the same order's payment decides nothing: this page requests no status", () => {
  const { stage } = ordered()
  stage.put(sentElsewhere(stage, "o1"))
  expect(isRunning(stage, "ReadPayment")).toBe(false)
})

describe("an order that waits while the customer is elsewhere in the shop", () => {
  const resting = () => {
    const { stage } = ordered()
    stage.put({ type: "PathOpened", path: "/betaling", how: "history" })
    stage.answer("ReadPayment", awaitedPayment)
    expect(stage.see().payment).toEqual({ _tag: "Waiting", orderId: "o1" })
    return stage
  }

  test.each(["PageShown", "ConnectionRestored"] as const)(
    "is requested again on %s, because it may have ended",
    (type) => {
      const stage = resting()
      stage.put({ type })
      stage.answer("ReadPayment", lapsed)
      expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "closed" })
    },
  )

  test("is not polled because another tab forgets an order that it followed", () => {
    const stage = resting()
    stage.put(lastOrderForgotten)
    expect(isRunning(stage, "ReadPayment")).toBe(false)
  })
})

test("an order of another tab is still waited for when that tab forgets one that was followed", () => {
  const stage = atCheckout()
  stage.put({ type: "PathOpened", path: "/betaling/earlier", how: "link" })
  stage.answer("ReadPayment", lapsed)
  stage.put(sentElsewhere(stage, "later"))
  stage.put(lastOrderForgotten)
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  expect(running(stage, "ReadPayment")).toMatchObject({ orderId: "later" })
})

test("a page that already knows its order's outcome reports it at once to a checkout that learns of the order late", () => {
  const stage = atCheckout()
  stage.put({ type: "PathOpened", path: "/betaling/earlier", how: "link" })
  stage.answer("ReadPayment", { ...lapsed, orderId: "earlier" })
  stage.put(sentElsewhere(stage, "earlier"))
  expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "closed" })
})

test("opening a third order's page does not make the checkout forget the order that another tab has sent", () => {
  const stage = atCheckout()
  stage.put({ type: "PathOpened", path: "/betaling/earlier", how: "link" })
  stage.answer("ReadPayment", lapsed)
  stage.put(sentElsewhere(stage, "later"))
  stage.put({ type: "PathOpened", path: "/betaling/third", how: "link" })
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  expect(running(stage, "ReadPayment")).toMatchObject({ orderId: "later" })
})

describe("a page that did not find its order", () => {
  const missing = () => {
    const stage = atCheckout()
    stage.put({ type: "PathOpened", path: "/betaling/o1", how: "link" })
    stage.fail("ReadPayment", { _tag: "Refused", status: 404, problems: [] })
    return stage
  }

  test("requests it again once another tab waits for it, and does not block the cart", () => {
    const stage = missing()
    stage.put(sentElsewhere(stage, "o1"))
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    stage.fail("ReadPayment", { _tag: "Refused", status: 404, problems: [] })
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
  })

  test("does not request it again when another tab waits for a different order, which is requested afterwards", () => {
    const stage = missing()
    stage.put(sentElsewhere(stage, "later"))
    expect([stage.see().payment, isRunning(stage, "ReadPayment")]).toEqual([{ _tag: "Missing" }, false])
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(running(stage, "ReadPayment")).toMatchObject({ orderId: "later" })
  })
})

describe("an order that the customer gives up is not requested again", () => {
  const givenUp = (stage: PaymentStage) => {
    stage.put({ type: "PaymentGivenUp" })
    stage.answer("GiveUpPayment", lapsed)
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "cancelled" })
    return isRunning(stage, "ReadPayment")
  }

  test("when its page was opened twice", () => {
    const { stage } = ordered()
    stage.put({ type: "PathOpened", path: "/betaling/o1", how: "history" })
    expect(givenUp(methodsLoaded(stage))).toBe(false)
  })

  test("when its page was open before another tab waited for it", () => {
    const stage = atCheckout()
    stage.put({ type: "PathOpened", path: "/betaling/o1", how: "link" })
    methodsLoaded(stage)
    stage.put(sentElsewhere(stage, "o1"))
    expect(givenUp(stage)).toBe(false)
  })
})
