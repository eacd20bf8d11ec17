import { describe, expect, test } from "vitest"
import type { Profile } from "../../domain/account/wire.ts"
import type { CheckoutField } from "../../domain/checkout/model.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { asMember, atCheckoutAs, logOut } from "../account/accountStage.fixture.ts"
import { logIn } from "../addressBook/addressBookStage.fixture.ts"
import { kunde1, member } from "../session/sessionStage.fixture.ts"
import type { CheckoutStage } from "./checkoutStage.fixture.ts"

const first: Profile = { ...kunde1, firstName: "Kunde", lastName: "Kjent" }
const next: Profile = { ...kunde1, _id: "u2", firstName: "Neste", lastName: "Kunde", phoneNumber: "+4740000022" }
const nameless: Profile = { ...kunde1, _id: "u2", email: null }

const fieldsOf = (stage: CheckoutStage) => stage.see().checkout.fields
const type = (stage: CheckoutStage, field: CheckoutField, text: string): void =>
  stage.put({ type: "FieldTyped", field, text })
const comeAs = (stage: CheckoutStage, user: Profile): void => {
  logIn(stage, user)
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
}

/** The first customer typed these fields and logged out, and another one has logged in. */
const after = (typed: { readonly [Field in CheckoutField]?: string }, user: Profile) => {
  const stage = atCheckoutAs(first)
  for (const [field, text] of Object.entries(typed)) type(stage, field as CheckoutField, text)
  logOut(stage)
  comeAs(stage, user)
  return stage
}

describe("a customer who logs in after another one", () => {
  test("gets what the other typed only in fields that their own account does not fill in", () => {
    const typed = { firstName: "Annen", lastName: "Gjest", email: "gjest@pizza.test" }
    expect(fieldsOf(after(typed, nameless))).toMatchObject({ ...typed, phone: "+4740000000" })
    expect(fieldsOf(after(typed, next))).toMatchObject({
      firstName: "Neste",
      lastName: "Kunde",
      email: "kunde1@pizza.test",
    })
  })

  test("who has only a first name is not given the other's last name", () => {
    const stage = after({ lastName: "Gjest" }, { ...next, lastName: "" })
    expect(fieldsOf(stage)).toMatchObject({ firstName: "Neste", lastName: "" })
  })

  test("gets nothing that a guest typed who then logged in as the other customer", () => {
    const stage = openShop("/betaling")
    type(stage, "firstName", "Annen")
    comeAs(stage, first)
    expect(fieldsOf(stage).firstName).toBe("Annen")
    logOut(stage)
    comeAs(stage, next)
    expect(fieldsOf(stage)).toMatchObject({ firstName: "Neste", lastName: "Kunde" })
  })

  test("is known at once, although the other's note for the bill had to be removed", () => {
    const stage = asMember({ ...member, ...first, organisations: member.organisations })
    stage.put({ type: "BillingNoteTyped", billingNote: "Prosjekt 7" })
    stage.put({
      type: "KeptElsewhere",
      kept: { entry: "currentAccount", value: { customerId: "u2", organisationId: null } },
    })
    stage.answer("LoadUser", next)
    expect(stage.see().checkout).toMatchObject({ billingNote: "", isKnown: true, fields: { firstName: "Neste" } })
  })

  test("sees nothing from the other's account in a checkout that opens before their own profile has loaded", () => {
    const stage = atCheckoutAs(first)
    type(stage, "message", "Ring på")
    stage.put({
      type: "KeptElsewhere",
      kept: { entry: "currentAccount", value: { customerId: "u2", organisationId: null } },
    })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(fieldsOf(stage)).toEqual({ firstName: "", lastName: "", phone: "", email: "", message: "Ring på" })
  })
})

test("a customer whose account has an invalid e-mail is shown the field", () => {
  const stage = atCheckoutAs({ ...first, email: "kunde" })
  expect(stage.see().checkout).toMatchObject({ fields: { email: "kunde" }, isKnown: false })
})
