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

/** The logged-in customer's details from their account; the phone number is E.164. */
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

/** Whether the field was typed here, by a guest or a logged-in customer. */
const isTyped = (source: FieldSource | undefined): source is Typed => typeof source === "object"

/** Fills in these texts with their source, but does not overwrite what was typed. */
export const filledBy = (source: "account" | "device", texts: Partial<CheckoutFields>, before: Filled): Filled => {
  const given = Object.entries(texts).filter(
    ([field, text]) => text !== "" && !isTyped(before.sources[field as CheckoutField]),
  )
  return {
    fields: { ...before.fields, ...Object.fromEntries(given) },
    sources: { ...before.sources, ...Object.fromEntries(given.map(([field]) => [field, source])) },
  }
}

/** The fields that the account fills in; a name counts as a whole, even if its first or last name is missing. */
const answeredBy = (texts: Partial<CheckoutFields>): ReadonlySet<string> => {
  const answered = Object.entries(texts).flatMap(([field, text]) => (text === "" ? [] : [field]))
  const isNamed = answered.includes("firstName") || answered.includes("lastName")
  return new Set(isNamed ? [...answered, "firstName", "lastName"] : answered)
}

/** The sources once this customer is logged in: what a guest typed becomes theirs. */
const ownedBy = (sources: CheckoutContext["sources"], customerId: string): CheckoutContext["sources"] =>
  Object.fromEntries(
    Object.entries(sources).map(([field, source]) => [
      field,
      isTyped(source) && source.customerId === null ? { customerId } : source,
    ]),
  )

/**
 * The form of the logged-in customer. Their account fills in empty fields; what they typed stays, also from before the
 * login or an earlier session. What another account filled in is removed, and so are another customer's note for the
 * bill and what they typed into fields that this account fills in.
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
 * The form after a log-out: only what was typed stays. Their choices and the note for the bill are dropped too, unless
 * the server ended the session while they filled in the form: then they log in again and continue.
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

/** The logged-in customer who typed each field or the note for the bill; what a guest typed is left out. */
export const typistsOf = ({ sources }: Filled): readonly Typist[] =>
  ([...allFields, "billingNote"] as const).flatMap((field) => {
    const source = sources[field]
    return isTyped(source) && source.customerId !== null ? [{ field, customerId: source.customerId }] : []
  })

/** The text typed into each field; `null` for a field that nobody typed into. */
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

/** Whether the account supplies all contact details, so that no contact field has to be shown. */
export const isKnown = ({ fields, sources, phoneFault }: CheckoutContext): boolean =>
  !phoneFault &&
  needed.every((field) => sources[field] === "account") &&
  !isTyped(sources.email) &&
  Object.keys(findFaults({ ...fields, message: "" })).length === 0
