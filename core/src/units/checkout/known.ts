import type { CheckoutField, CheckoutFields, FieldSource } from "../../domain/checkout/model.ts"
import { findFaults } from "../../domain/checkout/rules/findFaults.ts"
import type { SessionView } from "../session/view.ts"
import type { CheckoutContext } from "./context.ts"
import { allFields, emptyForm } from "./initialContext.ts"

/** The fields with their sources. */
type Filled = Pick<CheckoutContext, "fields" | "sources">

/** What the account says about whoever is logged in; the phone number is E.164. */
const ofAccount = (session: SessionView): Partial<CheckoutFields> => {
  if (session._tag !== "LoggedIn") return {}
  const { firstName = "", lastName = "", phoneNumber: phone, email } = session.user
  return { firstName, lastName, phone, email: email ?? "" }
}

/** The fields that are kept, with their texts and sources; the others are empty. */
const keptOf = (
  { fields, sources }: Filled,
  isKept: (source: FieldSource | undefined, field: CheckoutField) => boolean,
): Filled => {
  const left = allFields.filter((field) => isKept(sources[field], field))
  const pick = <Value>(from: { readonly [Field in CheckoutField]?: Value }) =>
    Object.fromEntries(left.map((field) => [field, from[field]]))
  return { fields: { ...emptyForm.fields, ...pick(fields) }, sources: pick(sources) }
}

/** Whether the customer typed it here, logged in or not. */
const isTyped = (source: FieldSource | undefined): boolean => source === "typed" || source === "guest"

/** Fills these texts in as a source's own, but not over what was typed. */
export const filledBy = (source: "account" | "device", texts: Partial<CheckoutFields>, before: Filled): Filled => {
  const given = Object.entries(texts).filter(
    ([field, text]) => text !== "" && !isTyped(before.sources[field as CheckoutField]),
  )
  return {
    fields: { ...before.fields, ...Object.fromEntries(given) },
    sources: { ...before.sources, ...Object.fromEntries(given.map(([field]) => [field, source])) },
  }
}

/** The fields that the account answers; a name is one answer, also one without a first or last name. */
const answeredBy = (texts: Partial<CheckoutFields>): ReadonlySet<string> => {
  const answered = Object.entries(texts).flatMap(([field, text]) => (text === "" ? [] : [field]))
  const isNamed = answered.includes("firstName") || answered.includes("lastName")
  return new Set(isNamed ? [...answered, "firstName", "lastName"] : answered)
}

/**
 * The form of whoever is logged in, which names one person: what an earlier account filled in, what this device
 * remembers of somebody, and what was typed before the login and the account knows is gone. What they typed since stays.
 */
export const filledByAccount = (context: Filled, session: SessionView): Filled => {
  if (session._tag !== "LoggedIn") return keptOf(context, (source) => source !== undefined && source !== "account")
  const texts = ofAccount(session)
  const answered = answeredBy(texts)
  const kept = keptOf(context, (source, field) => source === "typed" || (source === "guest" && !answered.has(field)))
  return filledBy("account", texts, kept)
}

/**
 * The form without its customer: only what was typed stays, as nobody's. The next one may have other ways to pay, and
 * be somebody else.
 */
export const withoutAccount = (context: CheckoutContext) => {
  const { fields, sources } = keptOf(context, isTyped)
  return {
    ...emptyForm,
    fields,
    sources: Object.fromEntries(Object.keys(sources).map((field) => [field, "guest" as const])),
    chosenPayment: null,
  }
}

/** The fields that were typed while nobody was logged in. */
export const guestFields = ({ sources }: Filled): readonly CheckoutField[] =>
  allFields.filter((field) => sources[field] === "guest")

/** What was typed into each field; `null` where nobody typed. */
export const typedIn = ({ fields, sources }: Filled): { readonly [Field in CheckoutField]: string | null } => {
  const of = (field: CheckoutField) => (isTyped(sources[field]) ? fields[field] : null)
  return {
    firstName: of("firstName"),
    lastName: of("lastName"),
    phone: of("phone"),
    email: of("email"),
    message: of("message"),
  }
}

const needed = ["firstName", "lastName", "phone"] as const

/** Whether the server knows who orders, so that no contact field has to be shown. */
export const isKnown = ({ fields, sources, phoneFault }: CheckoutContext): boolean =>
  !phoneFault &&
  needed.every((field) => sources[field] === "account") &&
  !isTyped(sources.email) &&
  Object.keys(findFaults({ ...fields, message: "" })).length === 0
