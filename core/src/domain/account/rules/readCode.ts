import { latinDigits } from "../../text/rules/latinDigits.ts"
import { codeRules } from "../codeRules.ts"

/** The code in what was typed or pasted, without spaces and dashes; `null` until all its digits are there. */
export const readCode = (text: string): string | null => {
  const digits = latinDigits(text).replaceAll(/[\s-]/g, "")
  return digits.length === codeRules.digits && /^\d+$/.test(digits) ? digits : null
}
