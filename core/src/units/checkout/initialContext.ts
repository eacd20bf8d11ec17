import type { OriginPrefix } from "../../domain/order/model.ts"
import type { CheckoutField, CheckoutFields } from "../../domain/checkout/model.ts"

const noFields: CheckoutFields = { firstName: "", lastName: "", phone: "", email: "", message: "" }
/** All fields of the checkout. */
export const allFields = Object.keys(noFields) as readonly CheckoutField[]

/** The visible part of the checkout's form while it is empty. */
export const shownForm = {
  fields: noFields,
  emailOptIn: false,
  smsOptIn: false,
  billingNote: "",
  remembers: false,
  problems: [],
  priceChange: null,
  payerChange: null,
  paymentFault: null,
  proofFault: null,
} as const

/** The empty form: at the start, and when the session ends, except for what was typed. */
export const emptyForm = { ...shownForm, sources: {}, left: [], phoneFault: false, payer: null } as const

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
