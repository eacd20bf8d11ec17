import type { Language } from "../../language/model.ts"
import { problemText } from "./problemText.ts"

const belowMinimum: Readonly<Record<Language, string>> = {
  nb: "Koden gjelder først fra et høyere beløp. Legg til litt mer, så teller den.",
  sv: "Koden gäller först från ett högre belopp. Lägg till lite mer, så räknas den.",
  en: "The code only counts from a higher amount. Add a little more and it will.",
}

/** What a customer reads for a code that is said of a coupon: 3109 is its own minimum then, not delivery's (DECISIONS §8). */
export const couponProblemText = (code: number, language: Language): string =>
  code === 3109 ? belowMinimum[language] : problemText(code, language)
