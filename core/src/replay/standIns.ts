import { norway, sweden } from "../domain/market/markets.ts"
import type { Market } from "../domain/market/model.ts"
import { readCompanyNumber } from "../domain/organisation/rules/readCompanyNumber.ts"
import { isOwnedCode } from "../domain/discount/rules/referralCoupon.ts"
import { latinDigits } from "../domain/text/rules/latinDigits.ts"
import { mask } from "./mask.ts"
import { standInAnswer, type StoreRules } from "./sameVerdict.ts"

/** The form in which rules compare texts: without case and spaces. */
const compared = (text: string): string => latinDigits(text).replaceAll(/\s/g, "").toLowerCase()

/** Numbers the texts that share a mask; equal texts get the same number. */
const numbering = (): ((text: string) => number) => {
  const numbers = new Map<string, number>()
  const counts = new Map<string, number>()
  return (text) => {
    const own = compared(text)
    const known = numbers.get(own)
    if (known !== undefined) return known
    const alike = mask(own)
    const number = counts.get(alike) ?? 0
    counts.set(alike, number + 1)
    numbers.set(own, number)
    return number
  }
}

/** Starts with `x`, so that the first text of a mask keeps the mask. */
const letters = "xabcdefghijklmnopqrstuvwyz"

/** Shorter numbers are only masked, because rules judge them by value: an amount, a day, a house number. */
const fewestDigits = 6

/** `readBirthdate` recognises a masked birthday by its zeros. */
const birthday = "0000-00-00"

/** Writes a number into the last letters of a mask, or into its last digits if it has no letters. */
const writeInto = (masked: string, number: number): string => {
  const hasLetters = /x/i.test(masked)
  const digits = masked.replaceAll(/[^0]/g, "").length
  if (number === 0 || masked === birthday || (!hasLetters && digits < fewestDigits)) return masked
  const [places, alphabet] = hasLetters ? [/x/i, letters] : [/0/, "0123456789"]
  let rest = number
  return Array.from(masked)
    .reverse()
    .map((character) => {
      if (!places.test(character)) return character
      const written = alphabet[rest % alphabet.length] ?? character
      rest = Math.floor(rest / alphabet.length)
      return character === "X" ? written.toUpperCase() : written
    })
    .reverse()
    .join("")
}

/** The lowest possible company number in each register: about every eleventh number after it is valid. */
const companies = [
  { market: norway, first: 900_000_000 },
  { market: sweden, first: 5_560_000_000 },
]

/** Upper bound on the company numbers that get distinct stand-ins. */
const mostCompanies = 1000

const nthCompany = (market: Market, first: number, nth: number): string => {
  let left = nth % mostCompanies
  for (let number = first; ; number++) {
    if (readCompanyNumber(String(number), market)._tag !== "CompanyNumber") continue
    if (left === 0) return String(number)
    left--
  }
}

/** A valid company number of the same register, in the same notation; `null` if the text is not a company number. */
const standInCompany = (text: string, nth: number): string | null => {
  const register = companies.find(({ market }) => readCompanyNumber(text, market)._tag === "CompanyNumber")
  if (register === undefined) return null
  const digits = nthCompany(register.market, register.first, nth)
  let at = 0
  return text.replaceAll(/\d/g, () => digits[at++] ?? "0")
}

/** The stand-in for a text in the field of this name. */
export type StandInFor = (key: string, text: string) => string

/**
 * Makes stand-ins for the texts of one document. Texts that rules consider different get different stand-ins, so that a
 * changed name or number is still a change; a company number stays valid.
 */
export const makeStandIns = (yardsticks: StoreRules): StandInFor => {
  const numberOf = numbering()
  return (key, text) => {
    // An answer to a hotspot's question must match its patterns, or fail them, as before.
    if (yardsticks.patterns.has(key)) return standInAnswer(yardsticks, key, text)
    // The first word marks it as a recruit or reward code; the rest identifies its owner.
    const kept = isOwnedCode(text) ? text.slice(0, text.indexOf("-") + 1) : ""
    const rest = text.slice(kept.length)
    const number = numberOf(rest)
    return kept + (standInCompany(rest, number) ?? writeInto(mask(rest), number))
  }
}
