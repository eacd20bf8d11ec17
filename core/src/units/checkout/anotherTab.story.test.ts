import { expect, test } from "vitest"
import type { PaymentStatus } from "../../domain/payment/wire.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import { atCheckout, type CheckoutStage, choose, offerCards, priced, submit } from "./checkoutStage.fixture.ts"

const closed = { ...awaitedPayment, status: "cancelled", payment: "failed" } as const

/** Another tab keeps, or forgets, the order that awaits the payment for the cart of both. */
const sentElsewhere = (stage: CheckoutStage, orderId: string) =>
  stage.put({
    type: "KeptElsewhere",
    kept: { entry: "unpaidOrder", value: { key: stage.see().cart.cartId, orderId, sentAt: stage.world().t } },
  })
const decidedElsewhere = (stage: CheckoutStage) =>
  stage.put({ type: "KeptElsewhere", kept: { entry: "unpaidOrder", value: null } })

const open = (stage: CheckoutStage, path: string) => stage.put({ type: "PathOpened", path, how: "link" })
const step = (stage: CheckoutStage) => stage.see().checkout.step
/** The orders whose payment the page asks about now. */
const askedAbout = (stage: CheckoutStage) =>
  stage.running().flatMap((command) => (command.type === "ReadPayment" ? [command.orderId] : []))

/** A customer who has come from the checkout to the payment of an earlier order. */
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
  "an order that another tab sends is followed once an earlier one's page, which %s, is left",
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
  "decided in its tab while an earlier one's page, which %s, is open, it holds nothing up",
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

test("it is followed too when the earlier one is given up on its page", () => {
  const stage = atEarlier(awaitedPayment)
  stage.answer("LoadPaymentMethods", { paymentTypes: ["ADYEN"], provider: { sealed: "test-1" } })
  sentElsewhere(stage, "later")
  stage.put({ type: "PaymentGivenUp" })
  stage.answer("GiveUpPayment", closed)
  expect(askedAbout(stage)).toEqual(["later"])
})

test("once its own page is open, it is asked about there and not again", () => {
  const stage = atEarlier(closed)
  sentElsewhere(stage, "later")
  open(stage, "/betaling/later")
  stage.answer("ReadPayment", closed)
  expect(step(stage)).toEqual({ _tag: "Filling" })
  open(stage, "/betaling")
  expect(askedAbout(stage)).toEqual([])
})

test("a page of another order between does not make the checkout forget the order that it waits for", () => {
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

test("an order that is sent here is followed, and not one whose page was left before", () => {
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

test("one that another tab sends anew takes the place of the one that this page waits for", () => {
  const stage = atCheckout()
  sentElsewhere(stage, "first")
  sentElsewhere(stage, "second")
  expect(step(stage)).toEqual({ _tag: "Paying", orderId: "second" })
  expect(askedAbout(stage)).toEqual(["second"])
  stage.answer("ReadPayment", closed)
  expect(step(stage)).toEqual({ _tag: "Filling" })
})
