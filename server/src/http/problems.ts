import type { CouponsAgainst } from "@skorpe/core/discount"
import type { Language } from "@skorpe/core/language"
import type { Market } from "@skorpe/core/market"
import { couponProblemText, type Problem, problemText } from "@skorpe/core/problem"

/** Codes with their texts, as every error answers them (DECISIONS §18); those against coupons name them. */
export const problems = (
  language: Language,
  codes: readonly [number, ...number[]],
  against: readonly CouponsAgainst[] = [],
): readonly [Problem, ...Problem[]] => {
  const [first, ...others] = codes
  const tell = (code: number): Problem => {
    const found = against.find((one) => one.code === code)
    if (found === undefined) return { code, message: problemText(code, language) }
    return { code, message: couponProblemText(code, language), coupons: found.coupons }
  }
  return [tell(first), ...others.map(tell)]
}

const spoken: ReadonlyMap<string, Language> = new Map([
  ["nb", "nb"],
  ["no", "nb"],
  ["nn", "nb"],
  ["sv", "sv"],
  ["en", "en"],
])

/** The language that a caller asks for with Accept-Language, else the market's own. */
export const languageOf = (header: string | undefined, market: Market): Language => {
  const wishes = (header ?? "")
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";")
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined)
      return { language: spoken.get(tag.split("-")[0] ?? ""), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wishes.find(({ language }) => language !== undefined)?.language ?? market.languages[0]?.language ?? "en"
}
