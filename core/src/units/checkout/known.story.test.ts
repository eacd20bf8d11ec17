import { describe, expect, test } from "vitest"
import type { Profile } from "../../domain/account/wire.ts"
import type { CheckoutField } from "../../domain/checkout/model.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { asMember, atCheckoutAs, logOut } from "../account/accountStage.fixture.ts"
import { logIn } from "../addressBook/addressBookStage.fixture.ts"
import { kunde1, member, unauthorized } from "../session/sessionStage.fixture.ts"
import { atCheckout, choose, priced, submit, type CheckoutStage } from "./checkoutStage.fixture.ts"

const known = { ...kunde1, firstName: "Kunde", lastName: "Kjent", phoneNumber: "+4740000011" }
const filled = { firstName: "Kunde", lastName: "Kjent", phone: "+4740000011", email: "kunde1@pizza.test" }

const fieldsOf = (stage: CheckoutStage) => stage.see().checkout.fields
const type = (stage: CheckoutStage, field: "firstName" | "phone" | "email" | "message", text: string): void =>
  stage.put({ type: "FieldTyped", field, text })
const typedOn = (stage: CheckoutStage) =>
  stage.told().flatMap((told) => (told.type === "Keep" && told.kept.entry === "typed" ? [told.kept.value] : []))

describe("a customer who is logged in", () => {
  test("gets the form filled in, and no field has to be shown", () => {
    const stage = atCheckoutAs(known)
    expect(stage.see().checkout).toMatchObject({ fields: filled, isKnown: true, faults: {} })
  })

  test("orders without typing a letter", () => {
    const stage = atCheckoutAs(known)
    choose(stage, priced(269))
    expect(submit(stage)?.order.shippingInfo).toEqual({
      firstNames: "Kunde",
      lastName: "Kjent",
      phoneNumber: "+4740000000",
      email: "kunde1@pizza.test",
    })
  })

  test("is known as soon as the profile has loaded, also at a checkout that is open already", () => {
    const stage = openShop("/betaling", { loggedIn: true })
    expect(stage.see().checkout).toMatchObject({ fields: { firstName: "" }, isKnown: false })
    stage.answer("LoadUser", known)
    expect(stage.see().checkout).toMatchObject({ fields: filled, isKnown: true })
  })

  test("keeps what they typed before the profile loaded, also when the checkout is reopened", () => {
    const stage = openShop("/betaling", { loggedIn: true })
    type(stage, "phone", "40 00 00 99")
    stage.answer("LoadUser", known)
    expect(fieldsOf(stage)).toEqual({ ...filled, phone: "40 00 00 99", message: "" })
    expect(stage.see().checkout.isKnown).toBe(false)
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(fieldsOf(stage).phone).toBe("40 00 00 99")
  })

  test("may clear a field, which then stays empty", () => {
    const stage = atCheckoutAs(known)
    type(stage, "email", "")
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(fieldsOf(stage).email).toBe("")
    const [typed] = typedOn(stage)
    expect(openShop("/betaling", { typed, loggedIn: true }).see().checkout.fields.email).toBe("")
  })

  test("whose account lacks a name is asked for it", () => {
    const stage = atCheckoutAs(kunde1)
    expect(stage.see().checkout).toMatchObject({
      fields: { firstName: "", lastName: "", phone: "+4740000000" },
      isKnown: false,
    })
  })

  test("whose phone number turns out to be invalid is shown the field", () => {
    const stage = atCheckoutAs(known)
    choose(stage, priced(269))
    stage.put({ type: "OrderSubmitted" })
    stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
    expect(stage.see().checkout).toMatchObject({ faults: { phone: "invalidPhone" }, isKnown: false })
  })

  test("gets the account's details in preference to those that the device remembers", () => {
    const shipping = { method: "carryout", address: null, contactless: false }
    const contact = { firstName: "Annen", lastName: "Gjest", phone: "40 00 00 77", email: "", shipping }
    const stage = atCheckoutAs(known, { contact })
    expect(fieldsOf(stage)).toMatchObject(filled)
  })

  test("is known also when they order for an organisation", () => {
    const stage = asMember({ ...member, firstName: "Kunde", lastName: "Kjent" })
    expect(stage.see().checkout.isKnown).toBe(true)
  })
})

describe("a guest who logs in at the checkout", () => {
  /** A guest who has typed these fields and then logs in. */
  const logInAfter = (
    typed: { readonly [Field in "firstName" | "lastName" | "phone" | "email" | "message"]?: string },
    user: Profile = known,
  ) => {
    const stage = openShop("/betaling")
    for (const [field, text] of Object.entries(typed))
      stage.put({ type: "FieldTyped", field: field as CheckoutField, text })
    logIn(stage, user)
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    return stage
  }
  const guest = { firstName: "Annen", lastName: "Gjest", phone: "40 00 00 77", email: "gjest@pizza.test" }

  test("keeps everything that they typed, and gets the rest filled in", () => {
    const stage = logInAfter({ firstName: "Annen", message: "Ring på" })
    expect(fieldsOf(stage)).toEqual({ ...filled, firstName: "Annen", message: "Ring på" })
    expect(stage.see().checkout.isKnown).toBe(false)
    expect(fieldsOf(logInAfter(guest))).toMatchObject(guest)
  })

  test("who typed nothing, or emptied it again, is known", () => {
    expect(logInAfter({}).see().checkout).toMatchObject({ fields: filled, isKnown: true })
    const stage = openShop("/betaling")
    type(stage, "firstName", "Annen")
    type(stage, "firstName", "")
    logIn(stage, known)
    expect(stage.see().checkout).toMatchObject({ fields: filled, isKnown: true })
  })

  test("keeps what they change after the login, also when the checkout is reopened and after a reload", () => {
    const stage = logInAfter({ firstName: "Annen" })
    type(stage, "phone", "40 00 00 99")
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    const own = { ...filled, firstName: "Annen", phone: "40 00 00 99" }
    expect(fieldsOf(stage)).toMatchObject(own)
    const later = openShop("/betaling", { typed: typedOn(stage).at(-1), loggedIn: true })
    later.answer("LoadUser", known)
    expect(fieldsOf(later)).toMatchObject(own)
  })

  test("keeps what they typed also if the page is reloaded before their profile loads, or another tab logged in", () => {
    const before = openShop("/betaling")
    type(before, "firstName", "Annen")
    const stage = openShop("/betaling", { typed: typedOn(before).at(-1), loggedIn: true })
    stage.answer("LoadUser", known)
    expect(fieldsOf(stage)).toMatchObject({ ...filled, firstName: "Annen" })
  })

  test("no longer sees the details that the device remembers of somebody else, not even an e-mail that they lack", () => {
    const shipping = { method: "carryout", address: null, contactless: false }
    const stage = openShop("/betaling", { contact: { ...guest, shipping } })
    expect(fieldsOf(stage)).toMatchObject(guest)
    logIn(stage, { ...known, email: null })
    expect(fieldsOf(stage)).toMatchObject({ ...filled, email: "" })
  })
})

describe("a customer who logs in again", () => {
  const typed = { ...filled, firstName: "Annen", email: "", message: "Ring på" }
  const edited = (user: Profile = known) => {
    const stage = atCheckoutAs(user)
    type(stage, "firstName", "Annen")
    type(stage, "email", "")
    type(stage, "message", "Ring på")
    return stage
  }
  /** The server ends the session in its answer to the price request. */
  const endSession = (stage: CheckoutStage): void => {
    stage.wait(1000)
    stage.fail("ValidatePrice", unauthorized)
    expect(stage.see().route.screen._tag).toBe("LoggedOut")
  }
  const comeBack = (stage: CheckoutStage, user: Profile): void => {
    logIn(stage, user)
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  }

  test("in the middle of the checkout gets back all that they typed, also emptied fields, and the cart is priced again", () => {
    const stage = edited()
    endSession(stage)
    expect(fieldsOf(stage)).toEqual({ ...typed, lastName: "", phone: "" })
    comeBack(stage, known)
    expect(fieldsOf(stage)).toEqual(typed)
    stage.wait(1000)
    expect(stage.running().map((call) => call.type)).toContain("ValidatePrice")
    choose(stage, priced(249))
    expect(submit(stage)?.order).toMatchObject({ shippingInfo: { firstNames: "Annen", lastName: "Kjent" } })
  })

  test("after logging out themselves gets back what they typed too, also after a reload", () => {
    const stage = edited()
    logOut(stage)
    const later = openShop("/betaling", { typed: typedOn(stage).at(-1) })
    for (const one of [stage, later]) {
      comeBack(one, known)
      expect(fieldsOf(one)).toEqual(typed)
    }
  })

  test("as somebody else gets their own details, not what the one before typed; half a name counts as a name", () => {
    const next = { ...kunde1, _id: "u2", firstName: "", lastName: "Kunde" }
    const stage = edited()
    logOut(stage)
    type(stage, "phone", "40 00 00 99")
    const later = openShop("/betaling", { typed: typedOn(stage).at(-1) })
    for (const one of [stage, later]) {
      comeBack(one, next)
      const { email, phone } = { email: next.email ?? "", phone: "40 00 00 99" }
      expect(fieldsOf(one)).toEqual({ firstName: "", lastName: "Kunde", phone, email, message: "Ring på" })
    }
  })

  test("keeps the note for the bill and the payment method; the note is not given to anybody else", () => {
    const stage = edited(member)
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    stage.put({ type: "BillingNoteTyped", billingNote: "Prosjekt 7" })
    stage.put({ type: "PaymentTypeChosen", paymentType: "INSTORE" })
    endSession(stage)
    const kept = typedOn(stage).at(-1)
    const later = openShop("/betaling", { typed: kept })
    comeBack(later, { ...member, _id: "u2" })
    expect(later.see().checkout.billingNote).toBe("")
    for (const one of [stage, openShop("/betaling", { typed: kept })]) {
      comeBack(one, member)
      one.put({ type: "AccountChosen", organisationId: "org-1" })
      expect(one.see().checkout).toMatchObject({ billingNote: "Prosjekt 7", paymentType: "INSTORE" })
    }
  })
})

describe("what the tab keeps", () => {
  test("is what was typed, and nothing from the account", () => {
    const stage = atCheckoutAs(known)
    type(stage, "message", "Ring på")
    const nothing = { firstName: null, lastName: null, phone: null, email: null, paymentType: null }
    expect(typedOn(stage)).toEqual([
      { ...nothing, message: "Ring på", billingNote: "", typists: [{ field: "message", customerId: known._id }] },
    ])
  })
})

describe("logging out", () => {
  test("removes the account's details and leaves what was typed, also after a reload", () => {
    const stage = atCheckoutAs(known)
    type(stage, "firstName", "Annen")
    type(stage, "message", "Ring på")
    logOut(stage)
    const left = { firstName: "Annen", lastName: "", phone: "", email: "", message: "Ring på" }
    expect(stage.see().checkout).toMatchObject({ fields: left, isKnown: false })
    const typed = typedOn(stage).at(-1)
    expect(openShop("/betaling", { typed }).see().checkout.fields).toEqual(left)
  })

  test("leaves nothing stored in the tab if nothing was typed", () => {
    const stage = atCheckoutAs(known)
    logOut(stage)
    expect(typedOn(stage)).toEqual([null])
  })

  test("as one customer and in as another leaves nothing of the first", () => {
    const stage = atCheckoutAs(known)
    const currentAccount = { customerId: "u2", organisationId: null }
    stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value: currentAccount } })
    stage.answer("LoadUser", { ...kunde1, _id: "u2", email: null, firstName: "Neste", lastName: "Kunde" })
    expect(fieldsOf(stage)).toMatchObject({ firstName: "Neste", lastName: "Kunde", phone: "+4740000000", email: "" })
  })

  test("removes the payment method, because only the organisation had it", () => {
    const stage = asMember()
    stage.put({ type: "PaymentTypeChosen", paymentType: "B2B" })
    expect(typedOn(stage).at(-1)).toMatchObject({ paymentType: "B2B" })
    logOut(stage)
    expect(typedOn(stage).at(-1)).toBeNull()
  })

  test("removes the note for the bill, because it was the organisation's", () => {
    const stage = asMember()
    stage.put({ type: "BillingNoteTyped", billingNote: "Prosjekt 7" })
    logOut(stage)
    expect(stage.see().checkout.billingNote).toBe("")
    expect(typedOn(stage).at(-1)).toBeNull()
  })
})

test("a guest is asked for everything", () => {
  expect(atCheckout().see().checkout.isKnown).toBe(false)
})
