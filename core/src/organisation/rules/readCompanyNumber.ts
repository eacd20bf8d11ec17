import type { CompanyNumberRule, Market } from "../../market/model.ts"

/** Whether a text is a number of the market's register of companies. */
export type CompanyNumberAnswer =
  | { readonly _tag: "CompanyNumber"; readonly number: string }
  | { readonly _tag: "NotACompany" }

const notACompany: CompanyNumberAnswer = { _tag: "NotACompany" }

/**
 * Reads a company's number as people write it, with blanks or hyphens, and checks its check digit (SPEC §8.3: 3012).
 * A number of the form of a person's is none: what anybody may search must not hold anybody's identity number.
 */
export const readCompanyNumber = (
  text: string,
  { companyNumber }: Pick<Market, "companyNumber">,
): CompanyNumberAnswer => {
  const number = text.replace(/[\s-]/g, "")
  const isRight = /^[1-9]\d*$/.test(number) && fits(Array.from(number, Number), companyNumber)
  return isRight ? { _tag: "CompanyNumber", number } : notACompany
}

const norwegianWeights = [3, 2, 7, 6, 5, 4, 3, 2, 1]

const fits = (digits: readonly number[], rule: CompanyNumberRule): boolean => {
  switch (rule) {
    case "nineDigitsModulo11":
      return digits.length === 9 && sum(digits.map((digit, place) => digit * (norwegianWeights[place] ?? 0))) % 11 === 0
    case "tenDigitsLuhn":
      // In a person's number the third digit begins a month; in a company's it is at least 2.
      return digits.length === 10 && (digits[2] ?? 0) >= 2 && sum(digits.map(luhn)) % 10 === 0
  }
}

const luhn = (digit: number, place: number): number => {
  if (place % 2 === 1) return digit
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
