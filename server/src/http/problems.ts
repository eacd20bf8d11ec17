import { type CouponsAgainst, numberUnproven } from "@skorpe/core/domain/discount"
import type { Language, Localised } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import { couponProblemText, type Problem, problemText, requiredText, soldOutText } from "@skorpe/core/domain/problem"

/** The subjects of a refusal's codes. */
export interface RefusedAbout {
  readonly against?: readonly CouponsAgainst[]
  readonly lacks?: readonly Localised[]
  readonly soldOut?: readonly Localised[]
}

/**
 * Error codes with their texts (DECISIONS §18). A code against coupons names the coupons, 4031 the required
 * ingredients that a pizza lacks, and 3018 the sold-out goods.
 */
export const problems = (
  language: Language,
  codes: readonly [number, ...number[]],
  { against = [], lacks = [], soldOut = [] }: RefusedAbout = {},
): readonly [Problem, ...Problem[]] => {
  const [first, ...others] = codes
  const tell = (code: number): Problem => {
    const found = against.find((one) => one.code === code)
    if (found) {
      const named = { code, message: couponProblemText(code, language), coupons: found.coupons }
      return code === numberUnproven ? { ...named, ways: ["proveNumber"] } : named
    }
    if (code === 4031 && lacks.length > 0) return { code, message: requiredText(lacks, language) }
    if (code === 3018 && soldOut.length > 0) return { code, message: soldOutText(soldOut, language) }
    return { code, message: problemText(code, language) }
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

/** The language that Accept-Language prefers, else the market's first language. */
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
