import { latinDigits } from "../../text/rules/latinDigits.ts"
import { codeRules } from "../codeRules.ts"

/**
 * The code in what was typed or pasted, perhaps with the words of the message around it, without spaces and dashes; `null`
 * until all its digits are there, and when there are digits besides.
 */
export const readCode = (text: string): string | null => {
  const numbers = latinDigits(text).match(/\d(?:[\d\s-]*\d)?/g) ?? []
  const digits = numbers.join(" ").replaceAll(/[\s-]/g, "")
  return numbers.length === 1 && digits.length === codeRules.digits ? digits : null
}
