import { ParseError, parsePhoneNumberWithError, type PhoneNumber } from "libphonenumber-js/core"
import { latinDigits } from "../../text/rules/latinDigits.ts"
import type { Market } from "../../market/model.ts"
import type { PhoneAnswer, PhoneFault } from "../model.ts"
import { phoneMetadata } from "../phoneMetadata.ts"

/** Parses a Nordic phone number; without a country code it is the market's own (DECISIONS §19, SPEC §5). */
export const readPhone = (text: string, market: Pick<Market, "country">): PhoneAnswer => {
  // The library accepts a phone context only every other time: its global patterns keep their `lastIndex`.
  const phone = text.includes(";phone-context=") ? "unreadable" : parse(text, market.country)
  if (typeof phone === "string") return { _tag: "NotAPhone", reason: phone }
  if (phone.ext !== undefined) return { _tag: "NotAPhone", reason: "extension" }
  return phone.isValid() ? { _tag: "Phone", e164: phone.number } : { _tag: "NotAPhone", reason: "invalid" }
}

/** The metadata has only the accepted countries, so any other calling code is "foreign". */
const parse = (text: string, country: Market["country"]): PhoneNumber | PhoneFault => {
  try {
    return parsePhoneNumberWithError(bare(text), { defaultCountry: country, extract: false }, phoneMetadata)
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return error.message === "INVALID_COUNTRY" ? "foreign" : "unreadable"
  }
}

/**
 * Writes digits as ours, and strips spaces, the invisible marks that lists of contacts put around a number, a `tel:`
 * prefix, and the parentheses of `(+47) …`, which the library does not parse.
 */
const bare = (text: string): string =>
  latinDigits(text)
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^tel:\s*/i, "")
    .replace(/^\(\s*(\+[^()]*)\)/, "$1 ")
