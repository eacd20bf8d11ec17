import type { RememberedContact, Typed, TypedForm } from "../../domain/checkout/model.ts"
import type { DeviceContents, Kept } from "../../domain/device/model.ts"
import type { Shipping } from "../../domain/cart/model.ts"
import type { ShopTell } from "../../messages/commands.ts"
import type { CheckoutContext } from "./context.ts"
import { filledBy, typedIn, typistsOf } from "./known.ts"

const keep = (kept: Kept): ShopTell => ({ type: "Keep", kept })

/** Stores what is typed and chosen for as long as the tab is open; removes the entry if everything is empty. */
export const keepTyped = (context: CheckoutContext): ShopTell => {
  const value = {
    ...typedIn(context),
    billingNote: context.billingNote.slice(0, 2000),
    paymentType: context.chosenPayment,
  }
  const isNothing = Object.values(value).every((text) => text === null || text === "")
  return keep({ entry: "typed", value: isNothing ? null : { ...value, typists: typistsOf(context) } })
}

/** Forgets the customer that the device remembers, with their method and address. */
export const forgetContact = keep({ entry: "contact", value: null })

/** Forgets what the account has filled in, and the customer that the device remembers; what was typed stays. */
export const forgetCustomer = [
  "forgetAccount",
  { type: "tell", params: ({ context }: { readonly context: CheckoutContext }) => keepTyped(context) },
  { type: "tell", params: forgetContact },
] as const

/** Remembers the customer on the device, with their method and address. */
export const keepContact = (
  { fields: { firstName, lastName, phone, email } }: CheckoutContext,
  { method, address, contactless }: Shipping,
): ShopTell => {
  const { ofAccount: _, ...place } = address ?? {}
  const shipping = { method, address: address && (place as typeof address), contactless }
  return keep({ entry: "contact", value: { firstName, lastName, phone, email, shipping } })
}

/** The form as this tab or this device remembers it; what was typed in this tab is newer. */
export const restoredForm = (
  context: CheckoutContext,
  { contact, typed }: Pick<DeviceContents, "contact" | "typed">,
): Pick<CheckoutContext, "fields" | "sources" | "billingNote" | "chosenPayment" | "remembers"> => ({
  ...withTyped(filledBy("device", contactOf(contact), context), typed),
  billingNote: typed?.billingNote ?? context.billingNote,
  chosenPayment: typed?.paymentType ?? context.chosenPayment,
  remembers: contact !== null,
})

const contactOf = (contact: RememberedContact | null): Partial<CheckoutContext["fields"]> => {
  if (contact === null) return {}
  const { shipping: _, ...fields } = contact
  return fields
}

const withTyped = (
  { fields, sources }: Pick<CheckoutContext, "fields" | "sources">,
  typed: TypedForm | null,
): Pick<CheckoutContext, "fields" | "sources"> => {
  const { billingNote = "", paymentType: _, typists = [], ...texts } = typed ?? {}
  const given = Object.entries(texts).filter(([, text]) => text !== null)
  const noted = billingNote === "" ? given : [...given, ["billingNote"] as const]
  const typistOf = (name: string): Typed => ({
    customerId: typists.find(({ field }) => field === name)?.customerId ?? null,
  })
  return {
    fields: { ...fields, ...Object.fromEntries(given) },
    sources: { ...sources, ...Object.fromEntries(noted.map(([field]) => [field, typistOf(field)])) },
  }
}
