import { norway, sweden } from "../domain/market/markets.ts"
import type { Market } from "../domain/market/model.ts"
import { readCompanyNumber } from "../domain/organisation/rules/readCompanyNumber.ts"
import { isOwnedCode } from "../domain/discount/rules/referralCoupon.ts"
import { latinDigits } from "../domain/text/rules/latinDigits.ts"
import { mask } from "./mask.ts"
import { standInAnswer, type Yardsticks } from "./sameVerdict.ts"

/** What rules compare: they heed neither case nor spaces. */
const compared = (text: string): string => latinDigits(text).replaceAll(/\s/g, "").toLowerCase()

/** Numbers texts among those of the same mask: equal ones have the same number. */
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

/** An `x` first: the first text of a mask keeps the mask. */
const letters = "xabcdefghijklmnopqrstuvwyz"

/** Rules judge shorter numbers by their value: an amount, a day, a house. */
const fewestDigits = 6

/** `readBirthdate` knows a masked birthday by its zeros. */
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

/** The lowest number that could be a company's in each register: about every eleventh one after it is valid. */
const companies = [
  { market: norway, first: 900_000_000 },
  { market: sweden, first: 5_560_000_000 },
]

/** More numbers of companies are not told apart. */
const mostCompanies = 1000

const nthCompany = (market: Market, first: number, nth: number): string => {
  let left = nth % mostCompanies
  for (let number = first; ; number++) {
    if (readCompanyNumber(String(number), market)._tag !== "CompanyNumber") continue
    if (left === 0) return String(number)
    left--
  }
}

/** A text that a register could give as a company's number, written like this one; `null` for any other text. */
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
 * Stands in for the texts of one document. Two texts that rules hold for different have different stand-ins, so that a
 * changed name or number is still a change; a company's number is still one.
 */
export const makeStandIns = (yardsticks: Yardsticks): StandInFor => {
  const numberOf = numbering()
  return (key, text) => {
    // The patterns of a hotspot's answer leave no choice.
    if (yardsticks.patterns.has(key)) return standInAnswer(yardsticks, key, text)
    // Its first word says that it is a code for recruiting; the rest says whose.
    const kept = isOwnedCode(text) ? text.slice(0, text.indexOf("-") + 1) : ""
    const rest = text.slice(kept.length)
    const number = numberOf(rest)
    return kept + (standInCompany(rest, number) ?? writeInto(mask(rest), number))
  }
}
