import { latinDigits } from "../../text/rules/latinDigits.ts"
import { codeRules } from "../codeRules.ts"

/**
 * The code in a typed or pasted text, which may contain the rest of the message, without spaces and dashes; `null`
 * until all its digits are there, and if there are other digits.
 */
export const readCode = (text: string): string | null => {
  const numbers = latinDigits(text).match(/\d(?:[\d\s-]*\d)?/g) ?? []
  const digits = numbers.join(" ").replaceAll(/[\s-]/g, "")
  return numbers.length === 1 && digits.length === codeRules.digits ? digits : null
}
