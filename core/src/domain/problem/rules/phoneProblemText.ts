import type { Language } from "../../language/model.ts"
import { isForeignNumber } from "../../phone/rules/isForeignNumber.ts"
import { problemText } from "./problemText.ts"

const foreign: Readonly<Record<Language, string>> = {
  nb: "Vi kan bare bruke numre fra Norge, Sverige, Danmark, Finland og Island.",
  sv: "Vi kan bara använda nummer från Norge, Sverige, Danmark, Finland och Island.",
  en: "We can only use numbers from Norway, Sweden, Denmark, Finland and Iceland.",
}

/**
 * The customer's text for a code about a typed phone number: for a foreign number, 1031 names the accepted countries.
 */
export const phoneProblemText = (code: number, typed: string, language: Language): string =>
  code === 1031 && isForeignNumber(typed) ? foreign[language] : problemText(code, language)
