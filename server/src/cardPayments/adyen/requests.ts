import type { Language } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import type { ProviderData, Sum } from "@skorpe/core/domain/payment"
import { writePath } from "@skorpe/core/domain/route"
import type { Attempt } from "../CardPayments.ts"

/** The shop that makes the requests: its address and its account at the provider. */
export interface Asking {
  readonly market: Market
  readonly shopUrl: string
  readonly merchantAccount: string
}

const locales: Readonly<Record<Language, string>> = { nb: "no-NO", sv: "sv-SE", en: "en-US" }

/** The provider's locale of a language. It does not know `nb-NO`, and would silently answer in English. */
export const localeOf = (language: Language): string => locales[language]

const amountOf = ({ amount, currency }: Sum) => ({ value: amount, currency })

const common = ({ market, merchantAccount }: Asking, due: Sum, language: Language) => ({
  merchantAccount,
  amount: amountOf(due),
  countryCode: market.country,
  shopperLocale: localeOf(language),
  channel: "Web",
})

/** The request for the payment methods of an amount. */
export const methodsRequest = common

/** Where a bank or an app returns the customer to: the order's payment screen. */
const returnUrl = ({ market, shopUrl }: Asking, { orderId, language }: Attempt): string =>
  `${shopUrl}${writePath(market, language, { _tag: "Payment", orderId })}`

const attemptRequest = (asking: Asking, attempt: Attempt) => ({
  ...common(asking, attempt, attempt.language),
  reference: attempt.reference,
  returnUrl: returnUrl(asking, attempt),
  // The store takes the money when it accepts, whatever the account's own delay is.
  additionalData: { manualCapture: "true" },
  // Methods that pay later, such as Klarna, require the order's lines.
  lineItems: [{ id: attempt.orderId, description: "Skorpe", quantity: 1, amountIncludingTax: attempt.amount }],
})

/** The fields that the browser's component may set in a payment. Only the server sets amount, reference and account. */
const fromBrowser = ["paymentMethod", "browserInfo", "billingAddress", "riskData"] as const

const only = (fields: readonly string[], details: ProviderData): ProviderData =>
  Object.fromEntries(Object.entries(details).filter(([name]) => fields.includes(name)))

/** Begins a payment with what the browser's component collected. */
export const paymentRequest = (asking: Asking, attempt: Attempt, details: ProviderData) => ({
  ...only(fromBrowser, details),
  ...attemptRequest(asking, attempt),
  origin: new URL(asking.shopUrl).origin,
  shopperInteraction: "Ecommerce",
  authenticationData: { threeDSRequestData: { nativeThreeDS: "preferred" } },
})

/** Opens a session that the browser's component manages itself. */
export const sessionRequest = (asking: Asking, attempt: Attempt) => attemptRequest(asking, attempt)

/** Continues a payment with what the component collected, or with the result that a bank's page returned. */
export const detailsRequest = (details: ProviderData) => {
  const { redirectResult } = details
  return typeof redirectResult === "string"
    ? { details: { redirectResult } }
    : only(["details", "paymentData", "authenticationData"], details)
}

/** Moves a part of a charge, or all of it. */
export const sumRequest = ({ merchantAccount }: Pick<Asking, "merchantAccount">, reference: string, sum: Sum) => ({
  merchantAccount,
  reference,
  amount: amountOf(sum),
})
