import { describe, expect, test } from "vitest"
import { PaymentResult, refusalReasons } from "../../domain/payment/model.ts"
import { readResult } from "../../domain/payment/rules/readResult.ts"
import { atCheckout, choose, priced } from "../checkout/checkoutStage.fixture.ts"
import {
  atPayment,
  authorised,
  cardGiven,
  isRunning,
  lapsed,
  methodsLoaded,
  ordered,
  type PaymentStage,
  placed,
  refusedBy,
  running,
  undecided,
} from "./paymentStage.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"

describe("an order is placed as awaiting payment, then paid, then followed", () => {
  test("by a card that is authorised at once", () => {
    const { stage, attempt } = ordered()
    expect(attempt?.order.paymentType).toBe("ADYEN")
    expect(stage.see().cart.totalCount).toBe(1)
    cardGiven(stage)
    expect(running(stage, "BeginPayment")).toMatchObject({ orderId: "o1", details: { sealed: "test-2" } })
    stage.answer("BeginPayment", authorised)
    // The browser's answer does not place the order.
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming" })
    expect(stage.see().cart.totalCount).toBe(1)
    stage.answer("ReadPayment", undecided("Authorised"))
    stage.wait(2000)
    stage.answer("ReadPayment", placed)
    expect(stage.see().cart.totalCount).toBe(0)
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
    expect(stage.told()).toContainEqual({ type: "ReloadAt", path: "/bestilling/o1" })
    expect(stage.see().payment).toEqual({ _tag: "Nothing" })
  })

  test("by a bank's challenge in between", () => {
    const { stage } = ordered()
    cardGiven(stage)
    stage.answer("BeginPayment", { resultCode: "IdentifyShopper", refusalReason: null, action: { sealed: "test-5" } })
    expect(running(stage, "ShowPaymentAction")).toMatchObject({ action: { sealed: "test-5" } })
    stage.answer("ShowPaymentAction", { _tag: "Given", details: { sealed: "test-6" } })
    expect(running(stage, "ContinuePayment")).toMatchObject({ orderId: "o1", details: { sealed: "test-6" } })
    stage.answer("ContinuePayment", {
      resultCode: "ChallengeShopper",
      refusalReason: null,
      action: { sealed: "test-7" },
    })
    stage.answer("ShowPaymentAction", { _tag: "Given", details: { sealed: "test-8" } })
    stage.answer("ContinuePayment", authorised)
    stage.answer("ReadPayment", placed)
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
  })

  test("in the store after all", () => {
    const { stage } = ordered()
    stage.put({ type: "OtherPaymentChosen", paymentType: "B2B" })
    expect(stage.see().payment._tag).toBe("Collecting")
    stage.put({ type: "OtherPaymentChosen", paymentType: "INSTORE" })
    expect(running(stage, "PayOtherwise")).toMatchObject({ orderId: "o1", paymentType: "INSTORE" })
    stage.answer("PayOtherwise", { ...placed, paymentType: "INSTORE", payment: "created", resultCode: null })
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
    expect(stage.see().cart.totalCount).toBe(0)
  })
})

describe("every ending of SPEC §8.4", () => {
  const action = { sealed: "test-9" }

  test.each(PaymentResult.literals)("%s leads to the state for its meaning, and keeps the cart", (resultCode) => {
    const { stage } = ordered()
    cardGiven(stage)
    const meaning = readResult(resultCode)
    stage.answer("BeginPayment", {
      resultCode,
      refusalReason: null,
      action: meaning === "customersTurn" ? action : null,
    })
    const told = { over: "Collecting", customersTurn: "Acting", undecided: "Confirming" } as const
    expect(stage.see().payment).toMatchObject(
      meaning === "over" ? { _tag: told[meaning], answer: { resultCode } } : { _tag: told[meaning], resultCode },
    )
    expect(stage.see().cart.totalCount).toBe(1)
  })

  test.each(refusalReasons)("refusal %i keeps the cart, what was typed, and the order for the next try", (reason) => {
    const { stage } = ordered()
    refusedBy(stage, reason)
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting", orderId: "o1", answer: { refusalReason: reason } })
    expect(stage.see().cart.totalCount).toBe(1)
    expect(running(stage, "CollectPayment")).toMatchObject({ provider: { sealed: "test-1" } })
    const before = running(stage, "BeginPayment")
    cardGiven(stage, "test-4")
    expect(running(stage, "BeginPayment")).not.toEqual(before)
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
  })
})

test("two attempts have two idempotency keys, and a step that is sent again keeps its key", () => {
  const { stage } = ordered()
  cardGiven(stage)
  const first = running(stage, "BeginPayment")
  expect(first).toMatchObject({ key: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/) as string })
  stage.fail("BeginPayment", { _tag: "Unreachable" })
  expect(stage.see().payment._tag).toBe("Uncertain")
  stage.wait(2000)
  expect(running(stage, "BeginPayment")).toEqual(first)
  stage.answer("BeginPayment", { resultCode: "Refused", refusalReason: 2, action: null })
  cardGiven(stage, "test-4")
  expect(running(stage, "BeginPayment")).not.toMatchObject({ key: (first as { key?: string }).key })
})

test("a step that another tab has overtaken requests the order's status", () => {
  const { stage } = ordered()
  cardGiven(stage)
  stage.fail("BeginPayment", { _tag: "Refused", status: 409, problems: [{ code: 3036, message: "paid" }] })
  stage.answer("ReadPayment", placed)
  expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
})

test("an attempt in another tab is reported in a notice, and the component stays for later", () => {
  const { stage } = ordered()
  cardGiven(stage)
  stage.fail("BeginPayment", { _tag: "Refused", status: 409, problems: [{ code: 3037, message: "wait" }] })
  stage.answer("ReadPayment", awaitedPayment)
  expect(stage.see().payment).toMatchObject({ _tag: "Collecting", problems: [{ code: 3037 }] })
})

test("a store that has closed cannot be paid in: the screen says so, and the order waits for a card", () => {
  const { stage } = ordered()
  stage.put({ type: "OtherPaymentChosen", paymentType: "INSTORE" })
  stage.fail("PayOtherwise", { _tag: "Refused", status: 400, problems: [{ code: 3023, message: "closed" }] })
  stage.answer("ReadPayment", awaitedPayment)
  expect(stage.see().payment).toMatchObject({ _tag: "Collecting", problems: [{ code: 3023 }] })
  expect(stage.see().cart.totalCount).toBe(1)
})

describe("leaving and coming back", () => {
  const away = () => {
    const { stage, device } = ordered()
    cardGiven(stage)
    stage.answer("BeginPayment", { resultCode: "RedirectShopper", refusalReason: null, action: { sealed: "test-5" } })
    return { stage, device }
  }

  test("a bank leads back to the address: its result is sent once, and removed from the address", () => {
    const { device } = away()
    const stage = atPayment({ until: "asking", device })
    stage.say({ type: "PaymentReturned", details: { sealed: "test-7" } })
    expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/betaling/o1" })
    expect(running(stage, "ContinuePayment")).toMatchObject({ orderId: "o1", details: { sealed: "test-7" } })
    stage.answer("ContinuePayment", authorised)
    stage.answer("ReadPayment", placed)
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
  })

  test("a bank that refused leads back to another try, with the reason", () => {
    const stage = atPayment({ until: "asking" })
    stage.say({ type: "PaymentReturned", details: { sealed: "test-7" } })
    stage.answer("ContinuePayment", { resultCode: "Refused", refusalReason: 11, action: null })
    const refused = { payment: "failed", resultCode: "Refused", refusalReason: 11 } as const
    stage.answer("ReadPayment", { ...awaitedPayment, ...refused, deliveryMethod: "carryout" })
    stage.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider: { sealed: "test-8" } })
    // What is owed, and how the order is handed over, comes only from the server.
    expect(stage.see().payment).toMatchObject({
      _tag: "Collecting",
      answer: { refusalReason: 11 },
      total: awaitedPayment.total,
      method: "carryout",
    })
  })

  test.each([400, 404])("an address that names no order is reported as such, and is requested once (%i)", (status) => {
    const stage = atPayment({ until: "asking" })
    stage.fail("ReadPayment", { _tag: "Refused", status, problems: [] })
    expect(stage.see().payment).toEqual({ _tag: "Missing" })
    stage.wait(60_000)
    expect(isRunning(stage, "ReadPayment")).toBe(false)
  })

  test("a result in the address that no bank put there is ignored: the customer pays as before", () => {
    const stage = atPayment({ until: "asking" })
    stage.say({ type: "PaymentReturned", details: { sealed: "test-7" } })
    stage.fail("ContinuePayment", { _tag: "Refused", status: 409, problems: [{ code: 3016, message: "nothing open" }] })
    methodsLoaded(stage)
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: null, problems: [] })
  })

  test("the browser's Back returns to the page that was left: it requests the status again, and nothing is lost", () => {
    const { stage } = away()
    stage.put({ type: "PageShown" })
    methodsLoaded(stage)
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: null })
    expect(stage.see().cart.totalCount).toBe(1)
  })

  test("a reload after a refusal shows the refusal; after a payment, the tracker", () => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", { ...awaitedPayment, payment: "failed", resultCode: "Refused", refusalReason: 24 })
    stage.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider: { sealed: "test-1" } })
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: { refusalReason: 24 } })
    const { device } = away()
    const paid = atPayment({ until: "asking", device })
    paid.answer("ReadPayment", placed)
    expect(paid.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
  })

  test("a reload while money may be on its way starts no new attempt", () => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", undecided("Received"))
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", resultCode: "Received", isSlow: false })
    expect(isRunning(stage, "LoadPaymentMethods")).toBe(false)
    for (let asked = 0; asked < 7; asked++) {
      stage.wait(20_000)
      stage.answer("ReadPayment", undecided("Received"))
    }
    expect(stage.see().payment).toMatchObject({ isSlow: true })
    stage.put({ type: "PageShown" })
    stage.answer("ReadPayment", { ...awaitedPayment, payment: "failed", resultCode: "Refused", refusalReason: 2 })
    expect(isRunning(stage, "LoadPaymentMethods")).toBe(true)
  })

  test("the browser's Back to the checkout makes no second order: the first one waits, and can be paid or given up", () => {
    const { device } = away()
    const stage = atCheckout()
    choose(stage, priced(299))
    const back = atPayment({ until: "asking", device })
    methodsLoaded(back)
    back.put({ type: "PathOpened", path: "/betaling", how: "history" })
    back.answer("ReadPayment", awaitedPayment)
    expect(back.see().payment).toEqual({ _tag: "Waiting", orderId: "o1" })
    expect(back.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    back.put({ type: "OrderSubmitted" })
    expect(isRunning(back, "PlaceOrder")).toBe(false)
    back.put({ type: "PathOpened", path: "/betaling/o1", how: "link" })
    methodsLoaded(back)
    expect(back.see().payment._tag).toBe("Collecting")
  })

  test("giving up leads back to the checkout with the cart as it was, under a new idempotency key", () => {
    const { stage } = ordered()
    const { cartId, lines } = stage.see().cart
    stage.put({ type: "PaymentGivenUp" })
    expect(stage.see().payment).toEqual({ _tag: "Loading", orderId: "o1" })
    expect(stage.see().cart.cartId).toBe(cartId)
    stage.answer("GiveUpPayment", lapsed)
    expect(stage.see().route.screen).toEqual({ _tag: "Checkout" })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "cancelled" })
    expect(stage.see().cart.lines).toEqual(lines)
    expect(stage.see().cart.cartId).not.toBe(cartId)
    expect(stage.see().payment).toEqual({ _tag: "Nothing" })
  })

  test("an order that another tab has paid is not given up: this page follows it", () => {
    const { stage } = ordered()
    stage.put({ type: "PaymentGivenUp" })
    stage.answer("GiveUpPayment", placed)
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
    expect(stage.see().cart.totalCount).toBe(0)
  })

  test("an order whose money may be on its way is not given up: its decision is awaited", () => {
    const { stage } = ordered()
    stage.put({ type: "PaymentGivenUp" })
    stage.fail("GiveUpPayment", { _tag: "Refused", status: 409, problems: [{ code: 3037, message: "wait" }] })
    stage.answer("ReadPayment", undecided("Received"))
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", resultCode: "Received" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
  })

  test("a store's cancellation meanwhile is noticed", () => {
    const { stage } = ordered()
    stage.put({ type: "PaymentGivenUp" })
    stage.answer("GiveUpPayment", { ...placed, status: "refused" })
    expect(stage.see().payment).toEqual({ _tag: "Closed", orderId: "o1", isCalledOff: true })
  })

  test("without an answer the cart is not sent again, and the order is given up once there is one", () => {
    const { stage } = ordered()
    stage.put({ type: "PaymentGivenUp" })
    stage.fail("GiveUpPayment", { _tag: "Unreachable" })
    expect(stage.see().payment).toEqual({ _tag: "Unreachable", orderId: "o1" })
    stage.put({ type: "ConnectionRestored" })
    stage.answer("GiveUpPayment", lapsed)
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "cancelled" })
  })

  test("an order that was not paid in time is closed, and the cart is still there", () => {
    const { stage } = ordered()
    cardGiven(stage)
    stage.fail("BeginPayment", { _tag: "Refused", status: 409, problems: [{ code: 3016, message: "closed" }] })
    stage.answer("ReadPayment", { ...awaitedPayment, status: "cancelled", payment: "failed" })
    expect(stage.see().payment).toEqual({ _tag: "Closed", orderId: "o1", isCalledOff: false })
    expect(stage.see().cart.totalCount).toBe(1)
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "closed" })
  })

  test("an order that was paid elsewhere and then called off by its store is not reported as unpaid", () => {
    const { device } = ordered()
    const stage = openShop("/", device)
    stage.answer("ReadPayment", { ...placed, status: "refused", payment: "refunded" })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, paymentFault: "calledOff" })
  })

  test("a second tab without the order's cart shows that it is paid", () => {
    const stage = atPayment({ until: "collecting" })
    stage.put({ type: "PathOpened", path: "/betaling/o1", how: "history" })
    stage.answer("ReadPayment", placed)
    expect(stage.see().payment).toEqual({ _tag: "Paid", orderId: "o1", isPaid: true })
    expect(stage.see().route.screen).toEqual({ _tag: "Payment", orderId: "o1" })
  })

  test("a page that says 'paid' learns that the store called the order off", () => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", placed)
    expect(stage.see().payment._tag).toBe("Paid")
    stage.wait(30_000)
    stage.answer("ReadPayment", placed)
    expect(stage.see().payment._tag).toBe("Paid")
    stage.put({ type: "PageShown" })
    stage.answer("ReadPayment", { ...placed, status: "refused" })
    expect(stage.see().payment).toEqual({ _tag: "Closed", orderId: "o1", isCalledOff: true })
  })

  test.each(["INSTORE", "B2B"] as const)("an order that is paid by %s instead is never called paid", (paymentType) => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", { ...placed, paymentType, payment: "created", resultCode: null })
    expect(stage.see().payment).toEqual({ _tag: "Paid", orderId: "o1", isPaid: false })
  })

  test.each(["paid", "refunded", "cancelled"] as const)(
    "an order whose payment was withdrawn is no longer shown as paid, even while its refund is under way (%s)",
    (payment) => {
      const stage = atPayment({ until: "asking" })
      stage.answer("ReadPayment", placed)
      expect(stage.see().payment).toMatchObject({ _tag: "Paid", isPaid: true })
      stage.put({ type: "PageShown" })
      stage.answer("ReadPayment", { ...placed, payment, withdrawn: true })
      expect(stage.see().payment).toEqual({ _tag: "Paid", orderId: "o1", isPaid: false })
    },
  )
})

describe("an order that is decided elsewhere while this page waits for the customer", () => {
  const acting = () => {
    const { stage } = ordered()
    cardGiven(stage)
    stage.answer("BeginPayment", { resultCode: "ChallengeShopper", refusalReason: null, action: { sealed: "test-5" } })
    return stage
  }
  const broken = () => {
    const { stage } = ordered()
    stage.answer("CollectPayment", { _tag: "Broken" })
    return stage
  }
  const places = [
    ["at the form", () => ordered().stage],
    ["at a form that did not load", broken],
    ["before the bank's question", acting],
  ] as const
  const looks = [
    ["the page is seen again", (stage: PaymentStage) => stage.put({ type: "PageShown" })],
    ["the connection is back", (stage: PaymentStage) => stage.put({ type: "ConnectionRestored" })],
    ["half a minute has gone", (stage: PaymentStage) => stage.wait(30_000)],
    ["another tab keeps it as the last order", (stage: PaymentStage) => keptElsewhere(stage, "o1")],
  ] as const
  const keptElsewhere = (stage: PaymentStage, orderId: string) => {
    const value = { orderId, acknowledged: false, redirect: null }
    stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value } })
  }
  const cases = places.flatMap(([where, reach]) => looks.map(([when, look]) => ({ where, when, reach, look })))

  test.each(cases)("$where, $when: paid in another tab, it is followed", ({ reach, look }) => {
    const stage = reach()
    look(stage)
    stage.answer("ReadPayment", placed)
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
    expect(stage.see().cart.totalCount).toBe(0)
    expect(isRunning(stage, "CollectPayment")).toBe(false)
  })

  test.each(cases)("$where, $when: lapsed, it says so and keeps the cart", ({ reach, look }) => {
    const stage = reach()
    look(stage)
    stage.answer("ReadPayment", { ...awaitedPayment, status: "cancelled", payment: "failed" })
    expect(stage.see().payment).toEqual({ _tag: "Closed", orderId: "o1", isCalledOff: false })
    expect(stage.see().cart.totalCount).toBe(1)
  })

  test.each(cases)("$where, $when: still open, or without an answer, nothing changes", ({ reach, look }) => {
    const stage = reach()
    const before = stage.see().payment
    look(stage)
    expect(stage.see().payment).toEqual(before)
    stage.answer("ReadPayment", awaitedPayment)
    expect(stage.see().payment).toEqual(before)
    look(stage)
    stage.fail("ReadPayment", { _tag: "Unreachable" })
    expect(stage.see().payment).toEqual(before)
  })

  test("another tab's other order does not affect this page", () => {
    const { stage } = ordered()
    keptElsewhere(stage, "o2")
    stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value: null } })
    expect(isRunning(stage, "ReadPayment")).toBe(false)
  })

  test("what the customer typed is sent, even while the order's status is being requested", () => {
    const { stage } = ordered()
    stage.put({ type: "PageShown" })
    cardGiven(stage)
    expect(isRunning(stage, "ReadPayment")).toBe(false)
    expect(running(stage, "BeginPayment")).toMatchObject({ orderId: "o1", details: { sealed: "test-2" } })
  })

  test("while another page pays, this one takes no payment and waits with it", () => {
    const { stage } = ordered()
    stage.put({ type: "PageShown" })
    stage.answer("ReadPayment", undecided("Received"))
    expect(stage.see().payment).toMatchObject({ _tag: "Confirming", resultCode: "Received" })
    expect(isRunning(stage, "CollectPayment")).toBe(false)
    stage.wait(20_000)
    stage.answer("ReadPayment", placed)
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
  })
})

test("a component that does not load can be tried again, and the store takes the payment too", () => {
  const { stage } = ordered()
  stage.answer("CollectPayment", { _tag: "Broken" })
  expect(stage.see().payment).toMatchObject({ _tag: "Broken", others: ["INSTORE"] })
  stage.put({ type: "LoadingRetried" })
  methodsLoaded(stage)
  expect(stage.see().payment._tag).toBe("Collecting")
})

test("a challenge that the customer closes charges nothing, and is reported as closed", () => {
  const { stage } = ordered()
  cardGiven(stage)
  stage.answer("BeginPayment", { resultCode: "ChallengeShopper", refusalReason: null, action: { sealed: "test-5" } })
  stage.answer("ShowPaymentAction", { _tag: "Cancelled" })
  expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: { resultCode: "canceledByShopper" } })
})

test("a challenge that breaks is an error, not a cancellation by the customer", () => {
  const { stage } = ordered()
  cardGiven(stage)
  stage.answer("BeginPayment", { resultCode: "ChallengeShopper", refusalReason: null, action: { sealed: "test-5" } })
  stage.answer("ShowPaymentAction", { _tag: "Broken" })
  expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: { resultCode: "Error" } })
})

describe("a missing answer decides nothing", () => {
  const silent = { _tag: "Unreachable" } as const

  test("about an order: it is requested again, and is not missing", () => {
    const stage = atPayment({ until: "asking" })
    stage.fail("ReadPayment", silent)
    expect(stage.see().payment).toEqual({ _tag: "Unreachable", orderId: "o1" })
    stage.wait(2000)
    methodsLoaded(stage)
    expect(stage.see().payment._tag).toBe("Collecting")
  })

  test("about the ways to pay: they are requested again, and the component is not broken", () => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", awaitedPayment)
    stage.fail("LoadPaymentMethods", silent)
    expect(stage.see().payment).toEqual({ _tag: "Unreachable", orderId: "o1" })
    stage.wait(2000)
    expect(isRunning(stage, "LoadPaymentMethods")).toBe(true)
  })

  test("about a bank's result: the same result is sent again, under the same idempotency key", () => {
    const stage = atPayment({ until: "asking" })
    stage.say({ type: "PaymentReturned", details: { sealed: "test-7" } })
    const first = running(stage, "ContinuePayment")
    stage.fail("ContinuePayment", silent)
    expect(stage.see().payment._tag).toBe("Uncertain")
    stage.wait(2000)
    expect(running(stage, "ContinuePayment")).toEqual(first)
  })

  test("and the retry back-off starts again once there was an answer", () => {
    const { stage } = ordered()
    cardGiven(stage)
    for (const pause of [2000, 4000, 8000]) {
      stage.fail("BeginPayment", silent)
      stage.wait(pause)
    }
    stage.answer("BeginPayment", { resultCode: "Refused", refusalReason: 2, action: null })
    cardGiven(stage, "test-4")
    stage.fail("BeginPayment", silent)
    stage.wait(2000)
    expect(isRunning(stage, "BeginPayment")).toBe(true)
  })
})

test("a bank's result that arrives on another page than the payment's is not sent on", () => {
  const { stage } = ordered()
  stage.put({ type: "PathOpened", path: "/betaling", how: "history" })
  stage.say({ type: "PaymentReturned", details: { sealed: "test-7" } })
  expect(isRunning(stage, "ContinuePayment")).toBe(false)
})

test("a waiting order's status is requested when another tab has removed it as decided, not when it only stored it", () => {
  const { stage } = ordered()
  stage.put({ type: "PathOpened", path: "/betaling", how: "history" })
  stage.answer("ReadPayment", awaitedPayment)
  stage.put({ type: "KeptElsewhere", kept: { entry: "unpaidOrder", value: { key: "k", orderId: "o1", sentAt: 0 } } })
  expect(isRunning(stage, "ReadPayment")).toBe(false)
  stage.put({ type: "KeptElsewhere", kept: { entry: "unpaidOrder", value: null } })
  expect(isRunning(stage, "ReadPayment")).toBe(true)
})
