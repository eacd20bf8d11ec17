import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { asMember, atCheckoutAs, logOut } from "../account/accountStage.fixture.ts"
import { logIn } from "../addressBook/addressBookStage.fixture.ts"
import { kunde1, member, unauthorized } from "../session/sessionStage.fixture.ts"
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

const known = { ...kunde1, firstName: "Kunde", lastName: "Kjent", phoneNumber: "+4740000011" }
const faults = (stage: CheckoutStage) => stage.see().checkout.faults
const type = (stage: CheckoutStage, field: "firstName" | "phone" | "email" | "message", text: string): void =>
  stage.put({ type: "FieldTyped", field, text })
const leave = (stage: CheckoutStage, field: "firstName" | "lastName" | "phone" | "email"): void =>
  stage.put({ type: "FieldLeft", field })
const endSession = (stage: CheckoutStage): void => {
  stage.wait(1000)
  stage.fail("ValidatePrice", unauthorized)
}
const lastKept = (stage: CheckoutStage, entry: string) => {
  const told = stage.told().findLast((command) => command.type === "Keep" && command.kept.entry === entry)
  return told?.type === "Keep" ? told.kept.value : undefined
}

describe("the error of a field", () => {
  test("is shown once the customer has left that field, and for no other field", () => {
    const stage = openShop("/betaling")
    expect(faults(stage)).toEqual({})
    leave(stage, "phone")
    expect(faults(stage)).toEqual({ phone: "missing" })
    leave(stage, "firstName")
    leave(stage, "phone")
    expect(faults(stage)).toEqual({ firstName: "missing", phone: "missing" })
  })

  test("is shown for a phone number until the number is changed, whatever else is typed", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    stage.put({ type: "OrderSubmitted" })
    stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
    type(stage, "firstName", "Annen")
    expect(faults(stage)).toEqual({ phone: "invalidPhone" })
    type(stage, "phone", "40 00 00 01")
    expect(faults(stage)).toEqual({})
  })

  test("is shown for an account's phone number until another account's number replaces it", () => {
    const stage = atCheckoutAs(known)
    choose(stage, priced(269))
    stage.put({ type: "OrderSubmitted" })
    stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(faults(stage)).toEqual({ phone: "invalidPhone" })
    const value = { customerId: "u2", organisationId: null }
    stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } })
    stage.answer("LoadUser", { ...known, _id: "u2", phoneNumber: "+4740000022" })
    expect([stage.see().checkout.fields.phone, faults(stage)]).toEqual(["+4740000022", {}])
  })

  test("keeps the order from being sent, even if nothing else is missing; once it is sent no error is shown", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    type(stage, "firstName", "")
    expect([submit(stage), blocked(stage), faults(stage)]).toEqual([null, [], { firstName: "missing" }])
    type(stage, "firstName", "Kunde")
    expect(submit(stage)).not.toBeNull()
    expect([blocked(stage), faults(stage)]).toEqual([[], {}])
  })

  test("is shown for every field once the customer has pressed the button, also for one emptied afterwards", () => {
    const stage = atCheckout({ user: member })
    choose(stage, priced(269))
    const value = { customerId: "u1", organisationId: "org-1" }
    stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } })
    choose(stage, priced(269))
    stage.put({ type: "OrderSubmitted" })
    expect(stage.see().checkout.payerChange).toBe("asked")
    type(stage, "firstName", "")
    expect(faults(stage)).toEqual({ firstName: "missing" })
  })
})

describe("a consent", () => {
  test("is the customer's last choice, for each channel separately", () => {
    const stage = atCheckout()
    const consents = () => [stage.see().checkout.emailOptIn, stage.see().checkout.smsOptIn]
    expect(consents()).toEqual([false, false])
    stage.put({ type: "OptInChosen", channel: "sms", agreed: true })
    expect(consents()).toEqual([false, true])
    stage.put({ type: "OptInChosen", channel: "email", agreed: true })
    stage.put({ type: "OptInChosen", channel: "sms", agreed: false })
    expect(consents()).toEqual([true, false])
  })

  test("to e-mail is not sent if the address is only spaces", () => {
    const stage = atCheckout()
    stage.put({ type: "OptInChosen", channel: "email", agreed: true })
    type(stage, "email", "  ")
    choose(stage, priced(269))
    expect(submit(stage)?.order.emailOptIn).toBe(false)
  })

  test("stays, like what was typed, when the server ends the session, and is removed when the customer logs out", () => {
    const agreed = (leaveBy: (stage: CheckoutStage) => void) => {
      const stage = atCheckoutAs(known)
      type(stage, "message", "Ring på")
      stage.put({ type: "OptInChosen", channel: "sms", agreed: true })
      leaveBy(stage)
      const { smsOptIn, fields } = stage.see().checkout
      return [smsOptIn, fields.message]
    }
    expect(agreed(endSession)).toEqual([true, "Ring på"])
    expect(agreed(logOut)).toEqual([false, "Ring på"])
  })

  test("is removed with the session if nothing was typed, because the next customer may be another", () => {
    const stage = atCheckoutAs(known)
    stage.put({ type: "OptInChosen", channel: "sms", agreed: true })
    endSession(stage)
    expect(stage.see().checkout.smsOptIn).toBe(false)
  })
})

describe("the note for the bill", () => {
  test("belongs to one order: the next one begins without it", () => {
    const stage = asMember({ ...member, firstName: "Kunde", lastName: "Kjent" })
    stage.put({ type: "BillingNoteTyped", billingNote: "Prosjekt 7" })
    choose(stage, priced(269))
    expect(submit(stage)?.order.billingNote).toBe("Prosjekt 7")
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(stage.see().checkout.billingNote).toBe("")
    expect(lastKept(stage, "typed")).toBeNull()
  })

  test("is cut to 500 characters when sent, and to 2000 when the tab stores it", () => {
    const stage = asMember({ ...member, firstName: "Kunde", lastName: "Kjent" })
    stage.put({ type: "BillingNoteTyped", billingNote: "7".repeat(3000) })
    choose(stage, priced(269))
    expect(submit(stage)?.order.billingNote).toBe("7".repeat(500))
    expect(lastKept(stage, "typed")).toMatchObject({ billingNote: "7".repeat(2000) })
  })

  test("that a guest typed is kept when they log in", () => {
    const stage = openShop("/betaling")
    stage.put({ type: "BillingNoteTyped", billingNote: "Prosjekt 7" })
    expect(lastKept(stage, "typed")).toMatchObject({ billingNote: "Prosjekt 7", typists: [] })
    logIn(stage, member)
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(stage.see().checkout.billingNote).toBe("Prosjekt 7")
  })
})

describe("remembering", () => {
  test("that was chosen in another tab applies here too, and this tab's order is remembered", () => {
    const stage = atCheckout()
    const shipping = { method: "carryout", address: null, contactless: false } as const
    const contact = { firstName: "Kunde", lastName: "En", phone: "40 00 00 00", email: "", shipping }
    stage.put({ type: "KeptElsewhere", kept: { entry: "contact", value: contact } })
    expect(stage.see().checkout.remembers).toBe(true)
    choose(stage, priced(269))
    submit(stage)
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(lastKept(stage, "contact")).toEqual(contact)
  })

  test("stores the delivery address, but not the account that it belongs to", () => {
    const stage = atCheckout({ user: known })
    const ofAccount = "u1"
    stage.put({ type: "RememberingChosen", remember: true })
    const address = { ...door, ofAccount } as typeof door
    choose(stage, priced(269, 49), { type: "MethodChosen", method: "delivery" }, { type: "AddressChosen", address })
    submit(stage)
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(lastKept(stage, "contact")).toMatchObject({ shipping: { method: "delivery", address: door } })
    expect(JSON.stringify(lastKept(stage, "contact"))).not.toContain("ofAccount")
  })
})

describe("the blocks of the order", () => {
  test("are not computed before the customer has opened the checkout", () => {
    const stage = openShop("/handlevogn")
    stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
    expect(blocked(stage)).toEqual([])
  })

  test("are computed again when the session ends, because an organisation's account is lost with it", () => {
    const stage = asMember()
    offerCards(stage)
    expect(stage.see().checkout.offeredPayments).toEqual(["B2B", "INSTORE", "ADYEN"])
    logOut(stage)
    expect(stage.see().checkout).toMatchObject({ paymentType: "INSTORE", offeredPayments: ["INSTORE", "ADYEN"] })
  })
})
