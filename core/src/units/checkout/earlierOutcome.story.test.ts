import { expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { addCola } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import {
  atCheckout,
  blocked,
  type CheckoutStage,
  choose,
  door,
  offerCards,
  priced,
  submit,
} from "./checkoutStage.fixture.ts"

/** The outcome of an earlier order as it is shown, above any block. */
const earlier = (stage: CheckoutStage) => {
  const { paymentFault, priceChange, problems } = stage.see().checkout
  return [paymentFault, priceChange, problems.map(({ code }) => code)]
}
const nothing = [null, null, []]

/** A customer whose delivery has been sent. */
const sent = (paymentType: "ADYEN" | "INSTORE") => {
  const stage = atCheckout()
  offerCards(stage)
  stage.put({ type: "PaymentTypeChosen", paymentType })
  const address = { type: "AddressChosen", address: door } as const
  choose(stage, priced(269, 49), { type: "MethodChosen", method: "delivery" }, address)
  submit(stage)
  return stage
}
const refused = (failure: object) => {
  const stage = sent("INSTORE")
  stage.fail("PlaceOrder", { _tag: "Refused", ...failure })
  return stage
}
const dearer = { status: 409, problems: [{ code: 1002, message: "Prisen er endret." }], price: priced(299, 49) }
const soldOut = { status: 400, problems: [{ code: 3111, message: "Utsolgt." }] }

/** A customer who did not pay, and is back at the checkout. */
const unpaid = () => {
  const stage = sent("ADYEN")
  stage.answer("PlaceOrder", { orderId: "o1" })
  stage.answer("ReadPayment", awaitedPayment)
  stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "cancelled" })
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  return stage
}

test.each([
  ["was not paid", unpaid, ["cancelled", null, []]],
  ["has another price", () => refused(dearer), [null, { before: kroner(318), now: kroner(348) }, [1002]]],
  ["was refused", () => refused(soldOut), [null, null, [3111]]],
] as const)("an order that %s does not hide why the next one is not sent", (_, reach, told) => {
  const stage = reach()
  expect(earlier(stage)).toEqual(told)
  if (stage.running().some(({ type }) => type === "ValidatePrice")) stage.answer("ValidatePrice", priced(299, 49))
  stage.put({ type: "AddressChosen", address: null })
  expect(submit(stage)).toBeNull()
  expect(blocked(stage)).toEqual(["AddressMissing"])
  expect(earlier(stage)).toEqual(nothing)
})

test("a refusal stays visible when the shop itself changes the time because the store has closed", () => {
  const stage = sent("INSTORE")
  stage.put({ type: "TimingOpened" })
  stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3023, message: "Stengt." }] })
  const { shown } = stage.see().store
  if (shown._tag !== "Loaded" || shown.value.status === null) throw new Error("no status is shown")
  const { status } = shown.value
  stage.answer("LoadStatus", { ...status, open: false, changesAt: status.serverTime + 12 * 3_600_000 })
  expect(stage.see().cart.shipping.requestedTime).not.toBeNull()
  expect(earlier(stage)).toEqual([null, null, [3023]])
})

test("the message that an order was not paid stays visible while the cart changes", () => {
  const stage = unpaid()
  stage.put(addCola)
  expect(earlier(stage)).toEqual(["cancelled", null, []])
})
