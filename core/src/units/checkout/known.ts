import type { Profile } from "../../domain/account/wire.ts"
import type { CheckoutField, CheckoutFields, FieldSource, Typed, Typist } from "../../domain/checkout/model.ts"
import { findFaults } from "../../domain/checkout/rules/findFaults.ts"
import type { LogoutCause } from "../../domain/session/model.ts"
import type { SessionView } from "../session/view.ts"
import type { CheckoutContext } from "./context.ts"
import { allFields, emptyForm } from "./initialContext.ts"

/** The fields with their sources. */
type Filled = Pick<CheckoutContext, "fields" | "sources">

type HasNote = Pick<CheckoutContext, "billingNote">

/** What the account says about whoever is logged in; the phone number is E.164. */
const ofAccount = ({ firstName = "", lastName = "", phoneNumber: phone, email }: Profile): Partial<CheckoutFields> => ({
  firstName,
  lastName,
  phone,
  email: email ?? "",
})

/** The fields that are kept, with their texts and sources; the others are empty. The note keeps its source. */
const keptOf = (
  { fields, sources }: Filled,
  isKept: (source: FieldSource | undefined, field: CheckoutField) => boolean,
): Filled => {
  const left = allFields.filter((field) => isKept(sources[field], field))
  const pick = <Value>(from: { readonly [Field in CheckoutField]?: Value }) =>
    Object.fromEntries(left.map((field) => [field, from[field]]))
  const note = sources.billingNote === undefined ? {} : { billingNote: sources.billingNote }
  return { fields: { ...emptyForm.fields, ...pick(fields) }, sources: { ...pick(sources), ...note } }
}

/** Whether the customer typed it here, logged in or not. */
const isTyped = (source: FieldSource | undefined): source is Typed => typeof source === "object"

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

/** The sources when this customer is logged in: what a guest typed here is theirs. */
const ownedBy = (sources: CheckoutContext["sources"], customerId: string): CheckoutContext["sources"] =>
  Object.fromEntries(
    Object.entries(sources).map(([field, source]) => [
      field,
      isTyped(source) && source.customerId === null ? { customerId } : source,
    ]),
  )

/**
 * The form of whoever is logged in. Their account fills in what is empty; what they typed stays, also before the login
 * and in an earlier session. What another account filled in is gone, and so are another customer's note for the bill
 * and what they typed that this account knows.
 */
export const filledByAccount = (context: CheckoutContext, session: SessionView): Filled & HasNote => {
  const { billingNote } = context
  if (session._tag !== "LoggedIn") {
    return { ...keptOf(context, (source) => source !== undefined && source !== "account"), billingNote }
  }
  const me = session.user._id
  const texts = ofAccount(session.user)
  const answered = answeredBy(texts)
  const { fields, sources } = keptOf(context, (source, field) => {
    if (!isTyped(source)) return false
    if (source.customerId === null) return context.fields[field] !== ""
    return source.customerId === me || !answered.has(field)
  })
  const { billingNote: noted, ...others } = ownedBy(sources, me)
  if (noted !== undefined && noted.customerId !== me) {
    return { ...filledBy("account", texts, { fields, sources: others }), billingNote: "" }
  }
  return { ...filledBy("account", texts, { fields, sources: ownedBy(sources, me) }), billingNote }
}

/**
 * The form without its customer: only what was typed stays. They are done with what they chose, and with the note for a
 * bill, unless the server ended the session while they filled the form in: then they log in again, and go on there.
 */
export const withoutAccount = (context: CheckoutContext, cause: LogoutCause) => {
  const { emailOptIn, smsOptIn, billingNote, chosenPayment } = context
  const { fields, sources } = keptOf(context, isTyped)
  if (cause === "unauthorized" && Object.values(sources).some(isTyped)) {
    return { ...emptyForm, emailOptIn, smsOptIn, billingNote, chosenPayment, fields, sources }
  }
  const { billingNote: _, ...others } = sources
  return { ...emptyForm, fields, sources: others, chosenPayment: null }
}

/** Who typed each field, and the note for the bill, while they were logged in. */
export const typistsOf = ({ sources }: Filled): readonly Typist[] =>
  ([...allFields, "billingNote"] as const).flatMap((field) => {
    const source = sources[field]
    return isTyped(source) && source.customerId !== null ? [{ field, customerId: source.customerId }] : []
  })

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
