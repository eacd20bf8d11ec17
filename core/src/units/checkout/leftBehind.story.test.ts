import { describe, expect, test } from "vitest"
import type { DeviceContents } from "../../domain/device/model.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"
import { atCheckout, type CheckoutStage, choose, offerCards, priced, submit } from "./checkoutStage.fixture.ts"

const paying = (stage: CheckoutStage) => stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
const calls = (stage: CheckoutStage) => stage.running().map(({ type }) => type)
const notices = (stage: CheckoutStage) => stage.see().notification.map(({ notice }) => notice._tag)

/** What a page leaves behind that closes while its order has no answer. */
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

describe("an order without an answer that an earlier page left", () => {
  test("is sent again by its own customer, and by anybody when a guest left it", () => {
    const attempt = attemptOf("INSTORE", "u1")
    expect(calls(openAs("u1", { attempt }))).toContain("PlaceOrder")
    expect(calls(openAs("u1", { attempt: attempt && { ...attempt, customerId: null } }))).toContain("PlaceOrder")
  })

  test("is never sent in another customer's name: it is given up, and they are told", () => {
    const stage = openAs("u2", { attempt: attemptOf("INSTORE", "u1") })
    expect(calls(stage)).not.toContain("PlaceOrder")
    expect(notices(stage)).toEqual(["AttemptGivenUp"])
    expect(stage.told()).toContainEqual({ type: "SaveAttempt", attempt: null })
  })

  test("is on its way with the way to pay that it was sent with", () => {
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

  test("by card is asked about where the customer is, and does not take them to its payment", () => {
    const stage = openShop("/handlevogn", { attempt: attemptOf("ADYEN") })
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(stage.see().route.screen._tag).toBe("Cart")
    expect(stage.running()).toContainEqual({ type: "ReadPayment", orderId: "o1" })
  })

  test("is sent on without an answer wherever the customer is, and is not called ordered for another refusal", () => {
    const stage = openShop("/", { attempt: attemptOf("INSTORE") })
    stage.fail("PlaceOrder", { _tag: "Unreachable" })
    expect([stage.see().checkout.step, notices(stage)]).toEqual([{ _tag: "Uncertain" }, []])
    stage.wait(2000)
    const problems = [{ code: 3111, message: "Utsolgt." }]
    stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, problems })
    expect(notices(stage)).toEqual([])
  })

  test("leaves the form as it was typed, whatever becomes of it", () => {
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

describe("an order that awaits its payment and that an earlier page left", () => {
  const forgotten = { type: "Keep", kept: { entry: "unpaidOrder", value: null } }

  test("is asked about by its own customer, and by anybody when a guest left it", () => {
    expect(calls(openAs("u1", { unpaidOrder: unpaidOf("u1") }))).toContain("ReadPayment")
    expect(calls(openAs("u1", { unpaidOrder: unpaidOf(null) }))).toContain("ReadPayment")
  })

  test("is forgotten when another customer is logged in, who would be asked to pay for it", () => {
    const stage = openAs("u2", { unpaidOrder: unpaidOf("u1") })
    expect(calls(stage)).not.toContain("ReadPayment")
    expect(stage.told()).toContainEqual(forgotten)
    expect([stage.see().checkout.step, notices(stage)]).toEqual([{ _tag: "Filling" }, []])
  })

  test("is not looked for on a device that has none", () => {
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

  test("leaves no payment to whoever comes next, and the food in the cart is an order of its own", () => {
    const { stage, attempt } = atPayment()
    stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
    expect(stage.see().checkout.step).toEqual({ _tag: "Filling" })
    expect(stage.told()).toContainEqual({ type: "Keep", kept: { entry: "unpaidOrder", value: null } })
    expect(stage.see().cart.totalCount).toBe(1)
    expect(stage.see().cart.cartId).not.toBe(attempt?.key)
    // Nor does the checkout itself hold anything of it.
    expect(stage.world().units["checkout"]).toMatchObject({ context: { unpaid: null } })
  })

  test("leaves nothing of it in the form either", () => {
    const { stage } = atPayment()
    expect(stage.see().checkout.fields.email).toBe("kunde1@pizza.test")
    stage.put({ type: "RememberingChosen", remember: true })
    stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
    expect(stage.see().checkout).toMatchObject({ fields: { firstName: "Kunde", email: "" }, remembers: false })
  })
})
