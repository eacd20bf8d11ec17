import { describe, expect, test } from "vitest"
import type { PaymentStatus } from "../../domain/payment/wire.ts"
import { emptyCart } from "../../domain/cart/rules/emptyCart.ts"
import { addCola } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import {
  atCheckout,
  type CheckoutStage,
  choose,
  offerCards,
  orderByCard,
  priced,
  submit,
} from "./checkoutStage.fixture.ts"

const closed = { ...awaitedPayment, status: "cancelled", payment: "failed" } as const

/** Another tab stores, or removes, the order that awaits the payment for the cart of both tabs. */
const sentElsewhere = (stage: CheckoutStage, orderId: string) =>
  stage.put({
    type: "KeptElsewhere",
    kept: { entry: "unpaidOrder", value: { key: stage.see().cart.cartId, orderId, sentAt: stage.world().t } },
  })
const decidedElsewhere = (stage: CheckoutStage) =>
  stage.put({ type: "KeptElsewhere", kept: { entry: "unpaidOrder", value: null } })

const open = (stage: CheckoutStage, path: string) => stage.put({ type: "PathOpened", path, how: "link" })
const step = (stage: CheckoutStage) => stage.see().checkout.step
/** The orders whose payment status is being read. */
const askedAbout = (stage: CheckoutStage) =>
  stage.running().flatMap((command) => (command.type === "ReadPayment" ? [command.orderId] : []))

/** A customer who has gone from the checkout to the payment page of an earlier order. */
const atEarlier = (status: PaymentStatus) => {
  const stage = atCheckout()
  open(stage, "/betaling/earlier")
  stage.answer("ReadPayment", status)
  return stage
}
const earlier = [
  ["is over", closed],
  ["can still be paid", awaitedPayment],
] as const

test.each(earlier)(
  "an order that another tab sends is followed once the payment page of an earlier order, which %s, is left",
  (_, status) => {
    const stage = atEarlier(status)
    sentElsewhere(stage, "later")
    expect(step(stage)).toEqual({ _tag: "Paying", orderId: "later" })
    expect(askedAbout(stage)).not.toContain("later")
    open(stage, "/betaling")
    expect(askedAbout(stage)).toEqual(["later"])
    stage.answer("ReadPayment", closed)
    expect(step(stage)).toEqual({ _tag: "Filling" })
  },
)

test.each(earlier)(
  "an order decided in its own tab, while the page of an earlier one, which %s, is open here, blocks nothing",
  (_, status) => {
    const stage = atEarlier(status)
    sentElsewhere(stage, "later")
    decidedElsewhere(stage)
    expect(step(stage)).toEqual({ _tag: "Filling" })
    expect(stage.told()).not.toContainEqual({ type: "Keep", kept: { entry: "unpaidOrder", value: null } })
    open(stage, "/betaling")
    expect(askedAbout(stage)).not.toContain("later")
  },
)

test("an order that another tab sends is followed also when the earlier one is abandoned on its page", () => {
  const stage = atEarlier(awaitedPayment)
  stage.answer("LoadPaymentMethods", { paymentTypes: ["ADYEN"], provider: { sealed: "test-1" } })
  sentElsewhere(stage, "later")
  stage.put({ type: "PaymentGivenUp" })
  stage.answer("GiveUpPayment", closed)
  expect(askedAbout(stage)).toEqual(["later"])
})

test("an order that another tab sends has its payment read on its own page, and not again at the checkout", () => {
  const stage = atEarlier(closed)
  sentElsewhere(stage, "later")
  open(stage, "/betaling/later")
  stage.answer("ReadPayment", closed)
  expect(step(stage)).toEqual({ _tag: "Filling" })
  open(stage, "/betaling")
  expect(askedAbout(stage)).toEqual([])
})

test("a visit to the page of another order does not make the checkout forget the order that it waits for", () => {
  const stage = atCheckout()
  sentElsewhere(stage, "mine")
  stage.answer("ReadPayment", awaitedPayment)
  for (const path of ["/betaling/other", "/betaling/mine", "/betaling/other"]) open(stage, path)
  stage.answer("ReadPayment", awaitedPayment)
  open(stage, "/betaling")
  expect(askedAbout(stage)).toEqual(["mine"])
  stage.answer("ReadPayment", closed)
  expect(step(stage)).toEqual({ _tag: "Filling" })
})

test("an order that is sent here is followed, and not one whose payment page was left before", () => {
  const stage = atEarlier(awaitedPayment)
  open(stage, "/betaling")
  stage.answer("ReadPayment", awaitedPayment)
  offerCards(stage)
  stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
  choose(stage, priced(299))
  submit(stage)
  stage.answer("PlaceOrder", { orderId: "mine" })
  expect(stage.see().route.screen).toEqual({ _tag: "Payment", orderId: "mine" })
  open(stage, "/betaling")
  expect(askedAbout(stage)).toEqual(["mine"])
})

test("an order that another tab sends again replaces the one that this page waits for", () => {
  const stage = atCheckout()
  sentElsewhere(stage, "first")
  sentElsewhere(stage, "second")
  expect(step(stage)).toEqual({ _tag: "Paying", orderId: "second" })
  expect(stage.see().checkout.paymentType).toBe("ADYEN")
  expect(askedAbout(stage)).toEqual(["second"])
  stage.answer("ReadPayment", closed)
  expect(step(stage)).toEqual({ _tag: "Filling" })
})

/** What the checkout itself still holds of an order. */
const held = (stage: CheckoutStage) => {
  const { context } = stage.world().units["checkout"] as { readonly context: { readonly unpaid: unknown } }
  return context.unpaid
}

test("the checkout holds nothing of an order once another tab has decided it", () => {
  const stage = atEarlier(closed)
  sentElsewhere(stage, "later")
  expect(held(stage)).toMatchObject({ orderId: "later" })
  decidedElsewhere(stage)
  expect(held(stage)).toBeNull()
})

describe("an order that this page waits for", () => {
  const atOwn = () => {
    const stage = atCheckout()
    orderByCard(stage, "mine")
    return stage
  }
  const waiting = { _tag: "Paying", orderId: "mine" }

  test("is still awaited on its payment page after another tab has forgotten it: the server says how it ended", () => {
    const stage = atOwn()
    decidedElsewhere(stage)
    expect(step(stage)).toEqual(waiting)
  })

  test("is still awaited whatever else another tab stores or removes, also on the page of another order", () => {
    const stage = atOwn()
    open(stage, "/betaling/other")
    stage.put({ type: "KeptElsewhere", kept: { entry: "contact", value: null } })
    expect(step(stage)).toEqual(waiting)
    const value = { key: "another-cart", orderId: "theirs", sentAt: stage.world().t }
    stage.put({ type: "KeptElsewhere", kept: { entry: "unpaidOrder", value } })
    expect(step(stage)).toEqual(waiting)
  })

  test("is still awaited at the checkout after another tab has forgotten it", () => {
    const stage = atOwn()
    open(stage, "/betaling")
    decidedElsewhere(stage)
    expect(step(stage)).toEqual(waiting)
  })
})

describe("a cart that another tab changes while the phone number is checked", () => {
  const sentOnce = () => {
    const stage = atCheckout()
    choose(stage, priced(299))
    stage.put({ type: "OrderSubmitted" })
    return stage
  }
  const notices = (stage: CheckoutStage) => stage.see().notification.map(({ notice }) => notice._tag)

  test("is not taken for ordered if it was only emptied: the checkout says that it is empty", () => {
    const stage = sentOnce()
    stage.put({ type: "CartChangedElsewhere", cart: emptyCart("large", false) })
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    expect([step(stage), notices(stage)]).toEqual([{ _tag: "Filling" }, []])
    expect(stage.see().checkout.blocks).toEqual([{ _tag: "EmptyCart" }])
  })

  test("leads to the payment of the order if the other tab ordered it", () => {
    const stage = sentOnce()
    stage.put({ type: "CartChangedElsewhere", cart: { ...emptyCart("large", false), activeOrderId: "theirs" } })
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    expect(stage.see().route.screen).toEqual({ _tag: "Payment", orderId: "theirs" })
  })

  test("is not taken for the previous order, which is still the active one", () => {
    const stage = sentOnce()
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    stage.answer("PlaceOrder", { orderId: "before" })
    open(stage, "/butikker/torget/meny/pizza")
    stage.put(addCola)
    open(stage, "/betaling")
    choose(stage, priced(78))
    stage.put({ type: "OrderSubmitted" })
    stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, faults: { phone: "invalidPhone" } })
    expect(askedAbout(stage)).toEqual([])
  })
})
