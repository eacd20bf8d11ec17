import { Schema } from "effect"
import { ApiError } from "./ApiError.ts"
import type { Bank } from "./bank.ts"
import { seal } from "./opaque.ts"
import type { Payment } from "./Payment.ts"
import { browserPath } from "./paths.ts"
import { type Ending, endingOfCode, resultOf, testCards, testExpiry } from "./testValues.ts"

const decodePayment = Schema.decodeUnknownOption(
  Schema.Struct({
    reference: Schema.NonEmptyString,
    amount: Schema.Struct({ value: Schema.Int.check(Schema.isGreaterThan(0)), currency: Schema.String }),
    returnUrl: Schema.String,
    shopperLocale: Schema.optionalKey(Schema.String),
    origin: Schema.optionalKey(Schema.String),
    paymentMethod: Schema.StructWithRest(Schema.Struct({ type: Schema.String }), [
      Schema.Record(Schema.String, Schema.Unknown),
    ]),
  }),
)

const onPages = new Set(["vipps", "mobilepay", "klarna"])

/** `POST /payments`: what happens next depends on the method, and for a card on its number. */
export const beginPayment = (bank: Bank, asked: unknown): unknown => {
  const decoded = decodePayment(asked)
  if (decoded._tag === "None") throw new ApiError(422, "130", "Required field is missing")
  const { reference, amount, returnUrl, shopperLocale = "en-US", origin, paymentMethod } = decoded.value
  const method = paymentMethod.type
  const place = origin ?? new URL(returnUrl).origin
  const begin = (planned: Ending | null): Payment =>
    bank.begin({ reference, amount, returnUrl, locale: shopperLocale, method, planned })
  if (method === "scheme") {
    const { flow, ending } = readCard(paymentMethod)
    const payment = begin(ending)
    switch (flow) {
      case "none":
        return endedAnswer(payment, bank.end(payment, ending))
      case "page":
        return redirectAnswer(payment, place)
      case "fingerprint":
      case "challenge":
        return identifyAnswer(payment, place, flow)
    }
  }
  if (onPages.has(method)) return redirectAnswer(begin(null), place)
  if (method === "swish") return swishAnswer(begin(null), place)
  throw new ApiError(422, "14_006", "The stand-in does not know this payment method")
}

/** Only the published test values get this far: the card frame lets nothing else out, and this is checked again. */
const readCard = (fields: Readonly<Record<string, unknown>>) => {
  const value = (name: string): string => /^test_(\d+)$/.exec(String(fields[name]))?.[1] ?? ""
  const card = testCards.get(value("encryptedCardNumber"))
  if (card === undefined) throw new ApiError(422, "101", "Invalid card number")
  if (value("encryptedExpiryMonth") !== testExpiry.month || value("encryptedExpiryYear") !== testExpiry.year) {
    throw new ApiError(422, "129", "Expiry date invalid")
  }
  return { flow: card.flow, ending: endingOfCode(value("encryptedSecurityCode")) }
}

const common = ({ psp, reference, amount }: Payment) => ({ pspReference: psp, merchantReference: reference, amount })

/** The answer about a payment that has ended. */
export const endedAnswer = (payment: Payment, ending: Ending) => ({
  ...common(payment),
  resultCode: resultOf(ending),
  ...(ending._tag === "Refused"
    ? { refusalReasonCode: String(ending.reason), refusalReason: `Simulated refusal ${ending.reason}` }
    : {}),
})

const redirectAnswer = (payment: Payment, place: string) => ({
  ...common(payment),
  resultCode: "RedirectShopper",
  action: {
    type: "redirect",
    method: "GET",
    paymentMethodType: payment.method,
    url: `${place}${browserPath}stand-in/bank?payment=${payment.psp}`,
  },
})

const swishAnswer = (payment: Payment, place: string) => ({
  ...common(payment),
  resultCode: "Pending",
  action: {
    type: "qrCode",
    paymentMethodType: "swish",
    qrCodeData: `simulated-${payment.psp}`,
    paymentData: seal({ psp: payment.psp }),
    url: `${place}${browserPath}stand-in/bank?payment=${payment.psp}`,
  },
})

const identifyAnswer = (payment: Payment, place: string, flow: "fingerprint" | "challenge") => ({
  ...common(payment),
  resultCode: "IdentifyShopper",
  action: {
    type: "threeDS2",
    subtype: "fingerprint",
    paymentMethodType: "scheme",
    authorisationToken: seal({ psp: payment.psp }),
    paymentData: seal({ psp: payment.psp, flow, place }),
    token: seal({
      threeDSMethodNotificationURL: `${place}${browserPath}stand-in/fingerprint`,
      threeDSMethodUrl: `${place}${browserPath}stand-in/fingerprint`,
      threeDSServerTransID: payment.psp,
    }),
  },
})
