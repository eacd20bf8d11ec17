import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import {
  atPayment,
  authorised,
  cardGiven,
  isRunning,
  ordered,
  type PaymentStage,
  running,
  undecided,
} from "./paymentStage.fixture.ts"

const silent = { _tag: "Unreachable" } as const

/** Expects a call to be sent again after exactly this many milliseconds, and not before. */
const askedAfter = (stage: PaymentStage, type: string, pause: number) => {
  stage.wait(pause - 1)
  expect(isRunning(stage, type)).toBe(false)
  stage.wait(1)
  expect(isRunning(stage, type)).toBe(true)
}

describe("a customer who has paid and waits for the store's answer", () => {
  const paid = () => {
    const { stage } = ordered()
    cardGiven(stage)
    stage.answer("BeginPayment", authorised)
    return stage
  }

  test("gets the answer within seconds, is told after half a minute that it takes long, and then polls every ten seconds", () => {
    const stage = paid()
    for (const pause of [1000, 2000, 4000, 8000, 10_000]) {
      expect(stage.see().payment).toMatchObject({ _tag: "Confirming", isSlow: false })
      stage.answer("ReadPayment", undecided("Authorised"))
      askedAfter(stage, "ReadPayment", pause)
    }
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", isSlow: true })
    stage.answer("ReadPayment", undecided("Authorised"))
    askedAfter(stage, "ReadPayment", 10_000)
  })

  test("is not told that something went wrong when one poll gets no answer", () => {
    const stage = paid()
    stage.fail("ReadPayment", silent)
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", resultCode: "Authorised" })
    askedAfter(stage, "ReadPayment", 1000)
  })

  const busyFor = (retryAfter: number) => ({ _tag: "Refused", status: 503, problems: [], retryAfter }) as const

  test("is told that it takes long once a second poll gets no answer", () => {
    const stage = paid()
    stage.fail("ReadPayment", busyFor(9))
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", isSlow: false })
    askedAfter(stage, "ReadPayment", 9_000)
    stage.fail("ReadPayment", silent)
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", isSlow: true })
    stage.put({ type: "PageShown" })
    stage.answer("ReadPayment", undecided("Authorised"))
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", isSlow: false })
  })

  test("is told at once that it takes long when a busy server postpones the next poll", () => {
    const stage = paid()
    stage.fail("ReadPayment", busyFor(10))
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", isSlow: true })
    askedAfter(stage, "ReadPayment", 10_000)
  })

  test.each(["LoadingRetried", "ConnectionRestored", "PageShown"] as const)(
    "has the order polled at once on %s",
    (type) => {
      const stage = paid()
      stage.answer("ReadPayment", undecided("Authorised"))
      expect(isRunning(stage, "ReadPayment")).toBe(false)
      stage.put({ type })
      expect(isRunning(stage, "ReadPayment")).toBe(true)
    },
  )

  test("is not asked to pay again when the money has arrived and the order is being placed", () => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", { ...awaitedPayment, payment: "paid" })
    expect(stage.see().payment).toEqual({ _tag: "Confirming", orderId: "o1", resultCode: null, isSlow: false })
  })

  test("waits as long for a second attempt as for the first", () => {
    const stage = paid()
    for (let asked = 0; asked < 7; asked++) {
      stage.answer("ReadPayment", undecided("Authorised"))
      stage.wait(10_000)
    }
    stage.answer("ReadPayment", { ...awaitedPayment, payment: "failed", resultCode: "Refused", refusalReason: 2 })
    stage.put({ type: "PageShown" })
    stage.answer("ReadPayment", undecided("Received"))
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", isSlow: false })
  })
})

describe("a server that does not answer", () => {
  test("is sent the same step again with back-off", () => {
    const { stage } = ordered()
    cardGiven(stage)
    for (const pause of [2000, 4000, 8000]) {
      stage.fail("BeginPayment", silent)
      askedAfter(stage, "BeginPayment", pause)
    }
  })

  test("to a choice to pay in the store is sent the same step again, under the same idempotency key", () => {
    const { stage } = ordered()
    stage.put({ type: "OtherPaymentChosen", paymentType: "INSTORE" })
    const first = running(stage, "PayOtherwise")
    stage.fail("PayOtherwise", silent)
    expect(stage.see().payment).toEqual({ _tag: "Uncertain", orderId: "o1" })
    stage.put({ type: "LoadingRetried" })
    expect(running(stage, "PayOtherwise")).toEqual(first)
  })

  test("to a bank's result, and then refuses it, has the order's status requested without a longer delay", () => {
    const stage = atPayment({ until: "asking" })
    stage.say({ type: "PaymentReturned", details: { sealed: "test-7" } })
    for (const pause of [2000, 4000]) {
      stage.fail("ContinuePayment", silent)
      stage.wait(pause)
    }
    stage.fail("ContinuePayment", { _tag: "Refused", status: 409, problems: [] })
    stage.fail("ReadPayment", silent)
    askedAfter(stage, "ReadPayment", 2000)
  })

  test.each([429, 500, 503])("or busy (%i) does not make an order missing", (status) => {
    const stage = atPayment({ until: "asking" })
    stage.fail("ReadPayment", { _tag: "Refused", status, problems: [] })
    expect(stage.see().payment).toEqual({ _tag: "Unreachable", orderId: "o1" })
  })
})

describe("an order that the server does not know", () => {
  const unknown = { _tag: "Refused", status: 404, problems: [] }

  test("does not block the cart for ever: the customer can order again", () => {
    const { device } = ordered()
    const stage = openShop("/", device)
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    stage.fail("ReadPayment", unknown)
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "closed" })
    expect(stage.told()).toContainEqual({ type: "Keep", kept: { entry: "unpaidOrder", value: null } })
  })

  test("is shown as missing until another page opens, whatever result the address contains", () => {
    const stage = atPayment({ until: "asking" })
    stage.fail("ReadPayment", unknown)
    stage.say({ type: "PaymentReturned", details: { sealed: "test-7" } })
    expect([stage.see().payment, isRunning(stage, "ContinuePayment")]).toEqual([{ _tag: "Missing" }, false])
    stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
    expect([stage.see().payment, isRunning(stage, "ReadPayment")]).toEqual([{ _tag: "Nothing" }, false])
  })
})
