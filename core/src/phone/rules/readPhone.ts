import { ParseError, parsePhoneNumberWithError, type PhoneNumber } from "libphonenumber-js/core"
import type { Market } from "../../market/model.ts"
import type { PhoneAnswer, PhoneFault } from "../model.ts"
import { phoneMetadata } from "../phoneMetadata.ts"

/** Reads a Nordic phone number; one without country code is the market's own (DECISIONS §19, SPEC §5). */
export const readPhone = (text: string, market: Pick<Market, "country">): PhoneAnswer => {
  const phone = parse(text, market.country)
  if (typeof phone === "string") return { _tag: "NotAPhone", reason: phone }
  if (phone.ext !== undefined) return { _tag: "NotAPhone", reason: "extension" }
  return phone.isValid() ? { _tag: "Phone", e164: phone.number } : { _tag: "NotAPhone", reason: "invalid" }
}

/** The metadata knows only the accepted countries, so that any other calling code is "foreign". */
const parse = (text: string, country: Market["country"]): PhoneNumber | PhoneFault => {
  try {
    return parsePhoneNumberWithError(bare(text), { defaultCountry: country, extract: false }, phoneMetadata)
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return error.message === "INVALID_COUNTRY" ? "foreign" : "unreadable"
  }
}

/** Without blanks and `tel:` before it, and without the brackets of `(+47) …`, which the library does not read. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^tel:\s*/i, "")
    .replace(/^\(\s*(\+[^()]*)\)/, "$1 ")
