import { Schema } from "effect"
import { ApiError } from "./ApiError.ts"
import type { Bank } from "./bank.ts"
import { endedAnswer } from "./beginPayment.ts"
import { unseal } from "./opaque.ts"

const decodeDetails = Schema.decodeUnknownOption(
  Schema.Struct({
    details: Schema.Struct({
      redirectResult: Schema.optionalKey(Schema.String),
      threeDSResult: Schema.optionalKey(Schema.String),
      payload: Schema.optionalKey(Schema.String),
    }),
  }),
)

/** `POST /payments/details`: what a bank's page, a challenge or an app came back with. */
export const readDetails = (bank: Bank, asked: unknown): unknown => {
  const decoded = decodeDetails(asked)
  if (decoded._tag === "None") throw new ApiError(422, "130", "Required field is missing")
  const { redirectResult, threeDSResult, payload } = decoded.value.details
  const told = unseal(redirectResult ?? threeDSResult ?? payload)
  // A challenge's result names its payment in the token that the component got with it.
  const psp = told["psp"] ?? unseal(told["authorisationToken"])["psp"]
  const payment = typeof psp === "string" ? bank.find(psp) : undefined
  if (payment === undefined) throw new ApiError(422, "803", "PaymentDetails not found")
  if (payment.ended !== null) return endedAnswer(payment, payment.ended)
  if (told["transStatus"] === "N") return endedAnswer(payment, bank.end(payment, { _tag: "Refused", reason: 11 }))
  // A page that the customer left without a choice.
  const ending = payment.planned ?? { _tag: "NotPaid", resultCode: "Cancelled" }
  return endedAnswer(payment, bank.end(payment, ending))
}
