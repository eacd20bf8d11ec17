import { latinDigits } from "../../text/rules/latinDigits.ts"

/** A country code of a country whose numbers are not accepted, and enough digits for a number. */
const foreign = /^(?:tel:)?\(?(?:\+|00)(?!45|46|47|354|358)[1-9]\d{5,}$/i

/**
 * Whether a typed number is of a country whose numbers are not accepted (SPEC §5); such a number is not mistyped. The
 * same answer as `readPhone`'s, without its numbering plans.
 */
export const isForeignNumber = (text: string): boolean =>
  foreign.test(latinDigits(text).replaceAll(/[\s().\p{Cf}-]/gu, ""))
