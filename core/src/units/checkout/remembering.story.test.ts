import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { atCheckout, type CheckoutStage, choose, door, offerCards, priced, submit } from "./checkoutStage.fixture.ts"

const kept = (stage: CheckoutStage, entry: string) =>
  stage.told().flatMap((told) => (told.type === "Keep" && told.kept.entry === entry ? [told.kept.value] : []))

const typed = {
  firstName: "Kunde",
  lastName: "En",
  phone: "40 00 00 00",
  email: null,
  message: null,
  billingNote: "",
  typists: [],
  paymentType: null,
}
const contact = {
  firstName: "Kunde",
  lastName: "En",
  phone: "40 00 00 00",
  email: "",
  shipping: { method: "delivery", address: door, contactless: true },
} as const

const keptOrder = { orderId: "o9", acknowledged: false, redirect: null }

const order = (stage: CheckoutStage): void => {
  choose(stage, priced(219))
  submit(stage)
  stage.answer("PlaceOrder", { orderId: "o1" })
}

describe("what was typed", () => {
  test("is stored by the tab at every keystroke, and is there after a reload", () => {
    const stage = atCheckout()
    expect(kept(stage, "typed").at(-1)).toEqual(typed)
    const fields = { firstName: "Kunde", lastName: "En", phone: "40 00 00 00", email: "", message: "" }
    expect(openShop("/betaling", { typed }).see().checkout).toMatchObject({ fields, remembers: false })
  })

  test("includes the payment method: a reload does not turn a card payment into one in the store", () => {
    const stage = atCheckout()
    offerCards(stage)
    stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
    expect(kept(stage, "typed").at(-1)).toEqual({ ...typed, paymentType: "ADYEN" })
    const again = atCheckout({ device: { typed: { ...typed, paymentType: "ADYEN" } } })
    offerCards(again)
    expect(again.see().checkout.paymentType).toBe("ADYEN")
  })

  test("takes precedence over what the device remembers, because it is newer", () => {
    const stage = openShop("/betaling", { contact, typed: { ...typed, firstName: "Annen" } })
    expect(stage.see().checkout.fields.firstName).toBe("Annen")
    expect(stage.see().checkout.remembers).toBe(true)
  })
})

describe("a customer", () => {
  test("who does not ask to be remembered is not", () => {
    const stage = atCheckout()
    order(stage)
    expect(kept(stage, "contact")).toEqual([])
  })

  test("who asks to be remembered is stored with the next order, and not before", () => {
    const stage = atCheckout()
    stage.put({ type: "RememberingChosen", remember: true })
    expect(kept(stage, "contact")).toEqual([])
    order(stage)
    const carryout = { method: "carryout", address: null, contactless: false }
    expect(kept(stage, "contact")).toEqual([{ ...contact, shipping: carryout }])
  })

  test("who is remembered gets the form, the method and the address filled in", () => {
    const stage = openShop("/betaling", { contact })
    expect(stage.see().checkout).toMatchObject({
      fields: { firstName: "Kunde", phone: "40 00 00 00" },
      remembers: true,
    })
    expect(stage.see().cart.shipping).toMatchObject(contact.shipping)
  })

  test("who unticks the box is forgotten at once", () => {
    const stage = openShop("/betaling", { contact })
    stage.put({ type: "RememberingChosen", remember: false })
    expect(kept(stage, "contact")).toEqual([null])
    expect(stage.see().checkout.remembers).toBe(false)
  })

  test("who unticks the box while their order is in flight is forgotten at once, and not remembered with it", () => {
    const stage = atCheckout()
    stage.put({ type: "RememberingChosen", remember: true })
    choose(stage, priced(219))
    submit(stage)
    stage.put({ type: "RememberingChosen", remember: false })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Sending" }, remembers: false })
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(kept(stage, "contact")).toEqual([null])
  })

  test("who logs out is forgotten, except for what they typed in this tab", () => {
    const typedNow = { ...typed, firstName: null, phone: null }
    const stage = openShop("/", { contact, typed: typedNow, loggedIn: true })
    stage.put({ type: "LogoutChosen" })
    stage.answer("Logout", null)
    expect([kept(stage, "typed").at(-1), kept(stage, "contact").at(-1)]).toEqual([typedNow, null])
    expect(stage.see().checkout).toMatchObject({
      fields: { firstName: "", lastName: "En", phone: "" },
      remembers: false,
    })
  })

  test("who unticks the box in another tab is not remembered by this tab", () => {
    const stage = openShop("/betaling", { contact })
    stage.put({ type: "KeptElsewhere", kept: { entry: "contact", value: null } })
    expect(stage.see().checkout.remembers).toBe(false)
  })
})

test("nothing else that another tab stores makes this one remember the customer", () => {
  const stage = atCheckout()
  stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value: keptOrder } })
  expect(stage.see().checkout.remembers).toBe(false)
  order(stage)
  expect(kept(stage, "contact")).toEqual([])
})

test("a message belongs to one order: the next one in this tab begins without it, and with the same name", () => {
  const stage = atCheckout()
  stage.put({ type: "FieldTyped", field: "message", text: "Ring på" })
  order(stage)
  expect(stage.see().checkout.fields).toMatchObject({ firstName: "Kunde", message: "" })
  expect(kept(stage, "typed").at(-1)).toMatchObject({ firstName: "Kunde", message: null })
})
