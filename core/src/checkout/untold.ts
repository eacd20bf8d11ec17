import type { CheckoutField, CheckoutFields } from "./model.ts"

const noFields: CheckoutFields = { firstName: "", lastName: "", phone: "", email: "", message: "" }
/** Every field of the checkout. */
export const allFields = Object.keys(noFields) as readonly CheckoutField[]

/** What a customer has told the checkout: forgotten with the session that it was told in. */
export const untold = {
  fields: noFields,
  left: [],
  phoneFault: false,
  emailOptIn: false,
  smsOptIn: false,
  billingNote: "",
  problems: [],
  priceChange: null,
  paymentFault: null,
} as const
