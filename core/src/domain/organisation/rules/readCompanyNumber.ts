import type { CompanyNumberRule, Market } from "../../market/model.ts"

/** Whether a text is a valid number in the market's company register. */
export type CompanyNumberAnswer =
  | { readonly _tag: "CompanyNumber"; readonly number: string }
  | { readonly _tag: "NotACompany" }

const notACompany: CompanyNumberAnswer = { _tag: "NotACompany" }

/**
 * Parses a company number, allowing spaces and hyphens, and verifies its check digit (SPEC §8.3: 3012). Numbers in the
 * form of a personal identity number are refused: company numbers are publicly searchable, personal ones must not be.
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
      // The third digit is part of the month in a personal number; in a company number it is at least 2.
      return digits.length === 10 && (digits[2] ?? 0) >= 2 && sum(digits.map(luhn)) % 10 === 0
  }
}

const luhn = (digit: number, place: number): number => {
  if (place % 2 === 1) return digit
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
