import type { RememberedContact, TypedForm } from "../../domain/checkout/model.ts"
import type { DeviceContents, Kept } from "../../domain/device/model.ts"
import type { Shipping } from "../../domain/cart/model.ts"
import type { ShopTell } from "../../messages/commands.ts"
import type { CheckoutContext } from "./context.ts"

const keep = (kept: Kept): ShopTell => ({ type: "Keep", kept })

/** Keeps what is typed for as long as the tab is open. */
export const keepTyped = ({ fields, billingNote }: CheckoutContext): ShopTell =>
  keep({ entry: "typed", value: { ...fields, billingNote: billingNote.slice(0, 2000) } })

/** Forgets what is typed. */
export const forgetTyped = keep({ entry: "typed", value: null })

/** Forgets who ordered on this device, and where they wanted it. */
export const forgetContact = keep({ entry: "contact", value: null })

/** Remembers who ordered, and how and where they wanted it. */
export const keepContact = (
  { fields: { firstName, lastName, phone, email } }: CheckoutContext,
  { method, address, contactless }: Shipping,
): ShopTell =>
  keep({
    entry: "contact",
    value: { firstName, lastName, phone, email, shipping: { method, address, contactless } },
  })

/** The form as this tab or this device remembers it. */
export const restoredForm = (
  context: CheckoutContext,
  { contact, typed }: Pick<DeviceContents, "contact" | "typed">,
): Pick<CheckoutContext, "fields" | "billingNote" | "remembers"> => {
  const remembers = contact !== null
  if (typed !== null) return { ...formOf(typed), remembers }
  return { fields: { ...context.fields, ...fieldsOf(contact) }, billingNote: context.billingNote, remembers }
}

const formOf = ({ billingNote, ...fields }: TypedForm) => ({ fields, billingNote })

const fieldsOf = (contact: RememberedContact | null): Partial<CheckoutContext["fields"]> => {
  if (contact === null) return {}
  const { shipping: _, ...fields } = contact
  return fields
}
