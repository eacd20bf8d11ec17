import type {
  OtherPayment,
  PaymentAnswer,
  PaymentDetails,
  PaymentMethods,
  PaymentQuestion,
  PaymentSession,
  PaymentStatus,
} from "../payment/wire.ts"

const orderId = "k3v9w2m8x4t6n1p7q5rz"

/** In the store, or by what the provider's component shows. */
export const paymentMethodsExample: (typeof PaymentMethods)["Encoded"] = {
  methods: [
    { paymentType: "INSTORE", provider: null },
    { paymentType: "ADYEN", provider: { paymentMethods: [{ type: "scheme", name: "Card" }] } },
  ],
}

/** What the provider's component gave, handed on as it is. */
export const paymentDetailsExample: (typeof PaymentDetails)["Encoded"] = {
  orderId,
  details: { paymentMethod: { type: "scheme" } },
}

/** The customer is to go on at their bank. */
export const paymentAnswerExample: (typeof PaymentAnswer)["Encoded"] = {
  resultCode: "RedirectShopper",
  refusalReason: null,
  action: { type: "redirect", method: "GET", url: "https://bank.test/" },
}

/** Names the order. */
export const paymentQuestionExample: (typeof PaymentQuestion)["Encoded"] = { orderId }

/** A payment that was refused: it may be tried again. */
export const paymentStatusExample: (typeof PaymentStatus)["Encoded"] = {
  orderId,
  status: "awaitingPayment",
  paymentType: "ADYEN",
  payment: "failed",
  total: 398,
  currency: "NOK",
  resultCode: "Refused",
  refusalReason: 2,
}

/** In the store after all. */
export const otherPaymentExample: (typeof OtherPayment)["Encoded"] = { paymentType: "INSTORE" }

/** What the provider's component begins with. */
export const paymentSessionExample: (typeof PaymentSession)["Encoded"] = {
  session: { id: "CS0000000000", sessionData: "…" },
}
