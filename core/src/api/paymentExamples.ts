import type {
  OtherPayment,
  PaymentAnswer,
  PaymentDetails,
  PaymentMethods,
  PaymentQuestion,
  PaymentSession,
  PaymentStatus,
} from "../domain/payment/wire.ts"

const orderId = "k3v9w2m8x4t6n1p7q5rz"

/** Payment in the store, or with the methods that the provider's component shows. */
export const paymentMethodsExample: (typeof PaymentMethods)["Encoded"] = {
  methods: [
    { paymentType: "INSTORE", provider: null },
    { paymentType: "ADYEN", provider: { paymentMethods: [{ type: "scheme", name: "Card" }] } },
  ],
}

/** Payment in the store only, because the provider does not answer. */
export const methodsWithoutProviderExample: (typeof PaymentMethods)["Encoded"] = {
  methods: [{ paymentType: "INSTORE", provider: null }],
  unavailable: ["ADYEN"],
}

/** The data from the provider's component, passed on unchanged. */
export const paymentDetailsExample: (typeof PaymentDetails)["Encoded"] = {
  orderId,
  details: { paymentMethod: { type: "scheme" } },
}

/** The customer must continue at their bank. */
export const paymentAnswerExample: (typeof PaymentAnswer)["Encoded"] = {
  resultCode: "RedirectShopper",
  refusalReason: null,
  action: { type: "redirect", method: "GET", url: "https://bank.test/" },
}

/** A body that identifies the order. */
export const paymentQuestionExample: (typeof PaymentQuestion)["Encoded"] = { orderId }

/** A refused payment, which may be retried. */
export const paymentStatusExample: (typeof PaymentStatus)["Encoded"] = {
  orderId,
  status: "awaitingPayment",
  paymentType: "ADYEN",
  payment: "failed",
  total: 398,
  currency: "NOK",
  resultCode: "Refused",
  refusalReason: 2,
  payBefore: "2026-03-14T17:42:00.000Z",
  deliveryMethod: "carryout",
}

/** A change to payment in the store. */
export const otherPaymentExample: (typeof OtherPayment)["Encoded"] = { paymentType: "INSTORE" }

/** The data that starts the provider's component. */
export const paymentSessionExample: (typeof PaymentSession)["Encoded"] = {
  session: { id: "CS0000000000", sessionData: "…" },
}
