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

/** The fields whose source is among these, with their texts; the others are empty. */
const keptOf = ({ fields, sources }: Filled, kept: readonly FieldSource[]): Filled => {
  const left = allFields.filter((field) => kept.some((source) => source === sources[field]))
  const pick = <Value>(from: { readonly [Field in CheckoutField]?: Value }) =>
    Object.fromEntries(left.map((field) => [field, from[field]]))
  return { fields: { ...emptyForm.fields, ...pick(fields) }, sources: pick(sources) }
}

/** Fills these texts in as a source's own, but not over what was typed. */
export const filledBy = (
  source: Exclude<FieldSource, "typed">,
  texts: Partial<CheckoutFields>,
  before: Filled,
): Filled => {
  const given = Object.entries(texts).filter(
    ([field, text]) => text !== "" && before.sources[field as CheckoutField] !== "typed",
  )
  return {
    fields: { ...before.fields, ...Object.fromEntries(given) },
    sources: { ...before.sources, ...Object.fromEntries(given.map(([field]) => [field, source])) },
  }
}

/** The form of whoever is logged in: what an earlier account filled in is gone, and what was typed stays. */
export const filledByAccount = (context: Filled, session: SessionView): Filled =>
  filledBy("account", ofAccount(session), keptOf(context, ["typed", "device"]))

/** The form without its customer: only what was typed stays. The next one may have other ways to pay. */
export const withoutAccount = (context: CheckoutContext) => ({
  ...emptyForm,
  ...keptOf(context, ["typed"]),
  chosenPayment: null,
})

/** What was typed into each field; `null` where nobody typed. */
export const typedIn = ({ fields, sources }: Filled): { readonly [Field in CheckoutField]: string | null } => {
  const of = (field: CheckoutField) => (sources[field] === "typed" ? fields[field] : null)
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
  sources.email !== "typed" &&
  Object.keys(findFaults({ ...fields, message: "" })).length === 0
