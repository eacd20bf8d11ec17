import type { ProfileField } from "../../domain/account/typedProfile.ts"
import type { Profile } from "../../domain/account/wire.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"

/** A customer whose account has a value for every field of the form. */
export const named: Profile = {
  ...kunde1,
  firstName: "Kunde",
  lastName: "1",
  birthdate: "1986-03-07",
  language: "nb",
  notificationTypes: ["email", "sms"],
}

/** A customer on their own page. */
export const atOwnPage = (user: Profile = named) => {
  const stage = openShop("/min-side", { loggedIn: true })
  stage.answer("LoadUser", user)
  return stage
}

export type OwnPage = ReturnType<typeof atOwnPage>

/** The customer opens the form of their profile. */
export const openForm = (stage: OwnPage): void => stage.put({ type: "ModalOpened", modal: { _tag: "EditProfile" } })

/** The form, open on the customer's own page. */
export const editing = (user: Profile = named): OwnPage => {
  const stage = atOwnPage(user)
  openForm(stage)
  stage.wait(300)
  return stage
}

/** The customer types into the form. */
export const type = (stage: OwnPage, typed: { readonly [Field in ProfileField]?: string }): void => {
  for (const [field, text] of Object.entries(typed))
    stage.put({ type: "ProfileTyped", field: field as ProfileField, text })
}

/** The form has been submitted with another name. */
export const savingName = (): OwnPage => {
  const stage = editing()
  type(stage, { firstName: "Kari" })
  stage.put({ type: "ProfileSubmitted" })
  return stage
}
