import type { Language } from "../../language/model.ts"
import { problemText } from "./problemText.ts"

const belowMinimum: Readonly<Record<Language, string>> = {
  nb: "Koden gjelder først fra et høyere beløp. Legg til litt mer, så teller den.",
  sv: "Koden gäller först från ett högre belopp. Lägg till lite mer, så räknas den.",
  en: "The code only counts from a higher amount. Add a little more and it will.",
}

const needsNumber: Readonly<Record<Language, string>> = {
  nb: "Koden kan bare brukes noen ganger av hver kunde. Bekreft telefonnummeret ditt, så teller den.",
  sv: "Koden kan bara användas några gånger av varje kund. Bekräfta ditt telefonnummer, så räknas den.",
  en: "Each customer can use this code only a few times. Confirm your phone number and it will count.",
}

const ofFriend: Readonly<Record<Language, string>> = {
  nb: "Koden er fra en venn, og gjelder den første bestillingen til et nytt medlem som er logget inn.",
  sv: "Koden är från en vän och gäller den första beställningen från en ny medlem som är inloggad.",
  en: "The code is from a friend, for the first order of a new member who is logged in.",
}

const ownWords: ReadonlyMap<number, Readonly<Record<Language, string>>> = new Map([
  [3109, belowMinimum],
  [4039, needsNumber],
  [3052, ofFriend],
])

/**
 * The customer's text for a coupon's code: 3109 is then the coupon's own minimum, not delivery's (DECISIONS §8), 4039
 * asks for a proven number (DECISIONS §21), and 3052 tells whom a friend's code is for.
 */
export const couponProblemText = (code: number, language: Language): string =>
  ownWords.get(code)?.[language] ?? problemText(code, language)
