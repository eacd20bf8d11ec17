import type { OriginPrefix } from "../../domain/order/model.ts"
import type { CheckoutField, CheckoutFields } from "../../domain/checkout/model.ts"

const noFields: CheckoutFields = { firstName: "", lastName: "", phone: "", email: "", message: "" }
/** All fields of the checkout. */
export const allFields = Object.keys(noFields) as readonly CheckoutField[]

/** The checkout's form, empty: at first, and again when the session ends. */
export const emptyForm = {
  fields: noFields,
  left: [],
  phoneFault: false,
  emailOptIn: false,
  smsOptIn: false,
  billingNote: "",
  remembers: false,
  problems: [],
  priceChange: null,
  paymentFault: null,
  proofFault: null,
} as const

/** Initial context of the checkout: not yet opened. */
export const initialContext = (origin: OriginPrefix | undefined) =>
  ({
    origin: origin ?? "web",
    visited: false,
    ...emptyForm,
    paymentType: "INSTORE",
    chosenPayment: null,
    offered: ["INSTORE"],
    cardOffered: false,
    blocks: [],
    attempt: null,
    sentHere: false,
    unpaid: null,
    failures: 0,
    code: null,
  }) as const
