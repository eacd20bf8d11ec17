import { type RefusalReason, refusalReasons } from "@skorpe/core/domain/payment"

/** How a simulated payment ends. One that is decided later is paid after a few seconds. */
export type Ending =
  | { readonly _tag: "Paid" }
  | { readonly _tag: "Refused"; readonly reason: RefusalReason }
  | { readonly _tag: "Later"; readonly resultCode: "Pending" | "Received" }
  | { readonly _tag: "NotPaid"; readonly resultCode: "Cancelled" | "canceledByShopper" | "Error" }
  /** The bank knows the customer, and nobody asks for the money. */
  | { readonly _tag: "Unfinished"; readonly resultCode: "AuthenticationFinished" }

/** What a bank asks of a customer before it decides about a card. */
type CardFlow = "none" | "page" | "fingerprint" | "challenge"

/** Adyen's published test cards: the only numbers that the card frame accepts. */
export const testCards: ReadonlyMap<string, { readonly brand: string; readonly flow: CardFlow }> = new Map([
  ["4111111111111111", { brand: "visa", flow: "none" }],
  ["5555444433331111", { brand: "mc", flow: "none" }],
  ["370000000000002", { brand: "amex", flow: "none" }],
  ["4212345678910006", { brand: "visa", flow: "page" }],
  ["4871049999999910", { brand: "visa", flow: "fingerprint" }],
  ["4917610000000000", { brand: "visa", flow: "challenge" }],
  ["5454545454545454", { brand: "mc", flow: "challenge" }],
])

/** The only expiry date of Adyen's test cards. */
export const testExpiry = { month: "03", year: "2030" } as const

const refusals = refusalReasons.filter((reason) => reason !== 1)

/**
 * The security codes of the test cards, and how their payments end: 737 is paid, 0 and a refusal's number is refused for
 * it, 900 and above are the other results of SPEC §8.4. American Express puts another digit before them.
 */
export const testCodes: ReadonlyMap<string, Ending> = new Map<string, Ending>([
  ["737", { _tag: "Paid" }],
  ...refusals.map((reason): [string, Ending] => [String(reason).padStart(3, "0"), { _tag: "Refused", reason }]),
  ["900", { _tag: "NotPaid", resultCode: "Cancelled" }],
  ["901", { _tag: "NotPaid", resultCode: "Error" }],
  ["902", { _tag: "Later", resultCode: "Pending" }],
  ["903", { _tag: "Later", resultCode: "Received" }],
  ["904", { _tag: "Unfinished", resultCode: "AuthenticationFinished" }],
  ["905", { _tag: "NotPaid", resultCode: "canceledByShopper" }],
])

/** How a card with this security code ends; an unknown code is refused as such. */
export const endingOfCode = (code: string): Ending => testCodes.get(code.slice(-3)) ?? { _tag: "Refused", reason: 24 }

/** A name for each ending, for the buttons of simulated pages. */
export const endings: ReadonlyMap<string, Ending> = new Map<string, Ending>([
  ["paid", { _tag: "Paid" }],
  ["cancelled", { _tag: "NotPaid", resultCode: "Cancelled" }],
  ["pending", { _tag: "Later", resultCode: "Pending" }],
  ["received", { _tag: "Later", resultCode: "Received" }],
  ["error", { _tag: "NotPaid", resultCode: "Error" }],
  ...refusals.map((reason): [string, Ending] => [`refused-${reason}`, { _tag: "Refused", reason }]),
])

/** What the customer's component hears of an ending. */
export const resultOf = (ending: Ending): string => {
  switch (ending._tag) {
    case "Paid":
      return "Authorised"
    case "Refused":
      return "Refused"
    case "Later":
    case "NotPaid":
    case "Unfinished":
      return ending.resultCode
  }
}
