import { describe, expect, test } from "vitest"
import type { DeviceContents } from "../../domain/device/model.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"
import { atCheckout, type CheckoutStage, choose, offerCards, priced, submit } from "./checkoutStage.fixture.ts"

const paying = (stage: CheckoutStage) => stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
const calls = (stage: CheckoutStage) => stage.running().map(({ type }) => type)
const notices = (stage: CheckoutStage) => stage.see().notification.map(({ notice }) => notice._tag)

/** The attempt that a page leaves on the device if it closes before its order is answered. */
const attemptOf = (how: "INSTORE" | "ADYEN", customerId: string | null = null) => {
  const stage = atCheckout()
  if (how === "ADYEN") {
    offerCards(stage)
    paying(stage)
  }
  choose(stage, priced(269))
  const attempt = submit(stage)
  return attempt && { ...attempt, customerId }
}
const unpaidOf = (customerId: string | null) => ({
  key: "an-earlier-cart",
  orderId: "o1",
  sentAt: Date.UTC(2026, 10, 21, 16, 55),
  customerId,
})
const typed = {
  firstName: "Kunde",
  lastName: "En",
  phone: "40 00 00 00",
  email: null,
  message: null,
  billingNote: "Prosjekt 7",
  typists: [],
  paymentType: null,
}
/** A page that opens on a device whose customer is logged in. */
const openAs = (customerId: string, contents: Partial<DeviceContents>) =>
  openShop("/betaling", {
    loggedIn: true,
    currentAccount: { customerId, organisationId: null },
    typed,
    ...contents,
  })

describe("an unanswered order that an earlier page left", () => {
  test("is sent again for its own customer, and for anybody if a guest left it", () => {
    const attempt = attemptOf("INSTORE", "u1")
    expect(calls(openAs("u1", { attempt }))).toContain("PlaceOrder")
    expect(calls(openAs("u1", { attempt: attempt && { ...attempt, customerId: null } }))).toContain("PlaceOrder")
  })

  test("is never sent in another customer's name: it is abandoned, and the customer is told", () => {
    const stage = openAs("u2", { attempt: attemptOf("INSTORE", "u1") })
    expect(calls(stage)).not.toContain("PlaceOrder")
    expect(notices(stage)).toEqual(["AttemptGivenUp"])
    expect(stage.told()).toContainEqual({ type: "SaveAttempt", attempt: null })
  })

  test("is shown with the payment method that it was sent with", () => {
    const way = (stage: CheckoutStage) => {
      const { step, paymentType, offeredPayments } = stage.see().checkout
      return [step, paymentType, offeredPayments]
    }
    const sending = { _tag: "Sending" }
    expect(way(openShop("/betaling", { attempt: attemptOf("ADYEN") }))).toEqual([
      sending,
      "ADYEN",
      ["INSTORE", "ADYEN"],
    ])
    expect(way(openShop("/betaling", { attempt: attemptOf("INSTORE") }))).toEqual([sending, "INSTORE", ["INSTORE"]])
  })

  test("by card has its payment read without navigating to the payment page", () => {
    const stage = openShop("/handlevogn", { attempt: attemptOf("ADYEN") })
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(stage.see().route.screen._tag).toBe("Cart")
    expect(stage.running()).toContainEqual({ type: "ReadPayment", orderId: "o1" })
  })

  test("is resent wherever the customer is, and a refusal for another reason is not reported as already ordered", () => {
    const stage = openShop("/", { attempt: attemptOf("INSTORE") })
    stage.fail("PlaceOrder", { _tag: "Unreachable" })
    expect([stage.see().checkout.step, notices(stage)]).toEqual([{ _tag: "Uncertain" }, []])
    stage.wait(2000)
    const problems = [{ code: 3111, message: "Utsolgt." }]
    stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, problems })
    expect(notices(stage)).toEqual([])
  })

  test("leaves the form as it was typed, whatever its outcome", () => {
    const fields = { firstName: "Kunde", lastName: "En", phone: "40 00 00 00", email: "", message: "" }
    const attempt = attemptOf("INSTORE", "u1")
    const left: readonly Partial<DeviceContents>[] = [
      { attempt },
      { attempt: attempt && { ...attempt, customerId: "u2" } },
      { unpaidOrder: unpaidOf("u1") },
      { unpaidOrder: unpaidOf("u2") },
      {},
    ]
    for (const contents of left)
      expect(openAs("u1", contents).see().checkout).toMatchObject({ fields, billingNote: "Prosjekt 7" })
  })
})

describe("an order left by an earlier page that awaits its payment", () => {
  const forgotten = { type: "Keep", kept: { entry: "unpaidOrder", value: null } }

  test("has its payment read for its own customer, and for anybody if a guest left it", () => {
    expect(calls(openAs("u1", { unpaidOrder: unpaidOf("u1") }))).toContain("ReadPayment")
    expect(calls(openAs("u1", { unpaidOrder: unpaidOf(null) }))).toContain("ReadPayment")
  })

  test("is forgotten if another customer is logged in, who would otherwise be asked to pay for it", () => {
    const stage = openAs("u2", { unpaidOrder: unpaidOf("u1") })
    expect(calls(stage)).not.toContain("ReadPayment")
    expect(stage.told()).toContainEqual(forgotten)
    expect([stage.see().checkout.step, notices(stage)]).toEqual([{ _tag: "Filling" }, []])
  })

  test("is not removed from a device that has none", () => {
    expect(openShop("/betaling").told()).not.toContainEqual(forgotten)
  })
})

describe("a customer who logs out while their order awaits its payment", () => {
  const atPayment = () => {
    const stage = atCheckout({ user: kunde1 })
    offerCards(stage)
    paying(stage)
    choose(stage, priced(269))
    const attempt = submit(stage)
    stage.answer("PlaceOrder", { orderId: "o1" })
    stage.answer("ReadPayment", awaitedPayment)
    return { stage, attempt }
  }

  test("does not leave the payment to the next customer, and what is in the cart becomes a new order", () => {
    const { stage, attempt } = atPayment()
    stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
    expect(stage.told()).toContainEqual({ type: "Keep", kept: { entry: "unpaidOrder", value: null } })
    expect(stage.see().cart.totalCount).toBe(1)
    expect(stage.see().cart.cartId).not.toBe(attempt?.key)
    // The checkout holds nothing of it either.
    expect(stage.world().units["checkout"]).toMatchObject({ context: { unpaid: null } })
  })

  test("leaves only what was typed in the form", () => {
    const { stage } = atPayment()
    expect(stage.see().checkout.fields.email).toBe("kunde1@pizza.test")
    stage.put({ type: "RememberingChosen", remember: true })
    stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
    expect(stage.see().checkout).toMatchObject({ fields: { firstName: "Kunde", email: "" }, remembers: false })
  })
})
