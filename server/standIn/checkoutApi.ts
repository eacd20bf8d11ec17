import { Schema } from "effect"
import { ApiError } from "./ApiError.ts"
import type { Bank } from "./bank.ts"
import { beginPayment } from "./beginPayment.ts"
import { readDetails } from "./readDetails.ts"

const Amount = Schema.Struct({ value: Schema.Int.check(Schema.isGreaterThan(0)), currency: Schema.String })

const decodeMove = Schema.decodeUnknownOption(
  Schema.Struct({ merchantAccount: Schema.String, reference: Schema.String, amount: Schema.optionalKey(Amount) }),
)

const kinds = ["captures", "cancels", "refunds", "reversals"] as const

/** The methods that the stand-in simulates, by currency, named in the customer's language. */
const methodsFor = ({ currency, locale }: MethodsAsked) => [
  { type: "scheme", name: locale.startsWith("en") ? "Card" : "Kort", brands: ["visa", "mc", "amex"] },
  ...(currency === "NOK"
    ? [
        { type: "vipps", name: "Vipps" },
        { type: "mobilepay", name: "MobilePay" },
      ]
    : [{ type: "swish", name: "Swish" }]),
  { type: "klarna", name: "Klarna" },
]

interface Kept {
  readonly asked: string
  readonly status: number
  readonly answer: unknown
}

/** The part of Adyen's Checkout API (v72) that the shop's server calls. A repeat with the same key gets the same answer. */
export const checkoutApi = (bank: Bank, apiKey: string) => {
  const kept = new Map<string, Kept>()

  const work = (path: string, asked: unknown): unknown => {
    if (path === "paymentMethods") return { paymentMethods: methodsFor(readMethodsAsked(asked)) }
    if (path === "payments") return beginPayment(bank, asked)
    if (path === "payments/details") return readDetails(bank, asked)
    if (path === "sessions") throw new ApiError(422, "14_000", "The stand-in has no sessions: use /payments")
    const [, psp, name] = /^payments\/([^/]+)\/(\w+)$/.exec(path) ?? []
    const kind = kinds.find((known) => known === name)
    if (psp === undefined || kind === undefined) throw new ApiError(404, "000", "The stand-in does not know this call")
    const move = decodeMove(asked)
    if (move._tag === "None") throw new ApiError(422, "130", "Required field is missing")
    const { reference, amount } = move.value
    const made = bank.move({ psp, kind, reference, amount: amount ?? null })
    if (made === null) throw new ApiError(422, "167", "Original pspReference required for this operation")
    return { ...move.value, paymentPspReference: psp, pspReference: made.psp, status: "received" }
  }

  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^.*\/v72\//, "")
    const text = await request.text()
    if (request.headers.get("x-api-key") !== apiKey) return refuse(new ApiError(401, "000", "Invalid API key"))
    const key = request.headers.get("idempotency-key")
    const asked = `${path} ${text}`
    const earlier = key === null ? undefined : kept.get(key)
    if (earlier !== undefined && earlier.asked !== asked) {
      return refuse(new ApiError(422, "702", "The idempotency key was used for another request"))
    }
    if (earlier !== undefined) return Response.json(earlier.answer, { status: earlier.status })
    try {
      const answer = work(path, JSON.parse(text))
      if (key !== null) kept.set(key, { asked, status: 200, answer })
      return Response.json(answer)
    } catch (problem) {
      return refuse(problem instanceof ApiError ? problem : new ApiError(500, "905", "Internal error"))
    }
  }
}

const refuse = ({ status, errorCode, message }: ApiError): Response =>
  Response.json({ status, errorCode, message, errorType: "validation" }, { status })

interface MethodsAsked {
  readonly currency: string
  readonly locale: string
}

const decodeMethods = Schema.decodeUnknownOption(
  Schema.Struct({ amount: Amount, shopperLocale: Schema.optionalKey(Schema.String) }),
)

const readMethodsAsked = (asked: unknown): MethodsAsked => {
  const found = decodeMethods(asked)
  if (found._tag === "None") throw new ApiError(422, "130", "Required field is missing")
  return { currency: found.value.amount.currency, locale: found.value.shopperLocale ?? "en-US" }
}
