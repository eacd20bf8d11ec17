import type { OriginPrefix } from "../order/model.ts"
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

/** The checkout that a session begins with: nobody has come to it. */
export const unvisited = (origin: OriginPrefix | undefined) =>
  ({
    origin: origin ?? "web",
    visited: false,
    ...untold,
    paymentType: "INSTORE",
    offered: ["INSTORE"],
    cardOffered: false,
    blocks: [],
    attempt: null,
    payingFor: null,
    failures: 0,
  }) as const
