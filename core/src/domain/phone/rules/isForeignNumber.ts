import { latinDigits } from "../../text/rules/latinDigits.ts"

/** A country code, written out, of a country whose numbers are not taken, and digits enough for a number. */
const foreign = /^(?:tel:)?\(?(?:\+|00)(?!45|46|47|354|358)[1-9]\d{5,}$/i

/**
 * Whether a typed number is of a country whose numbers are not taken (SPEC §5): such a number is not misspelt. What
 * `readPhone` says of it, without the number plans.
 */
export const isForeignNumber = (text: string): boolean =>
  foreign.test(latinDigits(text).replaceAll(/[\s().\p{Cf}-]/gu, ""))
