import { foldWords } from "./foldWords.ts"

/** A parsed address search: words of the street, postal code or city, and the house number so far. */
export interface AddressSearch {
  /** Folded; each must be a prefix of some word of the street. At most eight. */
  readonly words: readonly string[]
  /** Lower case, possibly partial: "12" also matches 12B and 120. */
  readonly number: string | null
}

const mostWords = 8
/** Longer searches are cut, in characters. */
const longest = 100

const isNumber = (word: string): boolean => /^\d{1,3}[a-z]?$/.test(word)

/**
 * Parses a typed address, in any order. The first short number after a word is the house number, with its letter even
 * when separated by a space ("12 b"). Longer numbers are postal codes, as is a Swedish one split into three and two
 * digits.
 */
export const readSearch = (typed: string): AddressSearch => {
  const text = typed.slice(0, longest).replaceAll(/(?<!\d)(\d{3}) (\d{2})(?!\d)/g, "$1$2")
  const words = foldWords(text)
  const at = words.findIndex((word, index) => index > 0 && isNumber(word))
  const found = words[at]
  if (found === undefined) return { words: words.slice(0, mostWords), number: null }
  const letter = words[at + 1] ?? ""
  const hasLetter = /\d$/.test(found) && /^[a-z]$/.test(letter)
  const others = [...words.slice(0, at), ...words.slice(at + (hasLetter ? 2 : 1))]
  return { words: others.slice(0, mostWords), number: hasLetter ? found + letter : found }
}

/** A street's searchable words, in the form `readSearch` produces: name, postal code as one word, city. */
export const wordsOfStreet = (street: {
  readonly street: string
  readonly postalCode: string
  readonly city: string
}): readonly string[] => [
  ...new Set([
    ...foldWords(street.street),
    ...foldWords(street.postalCode.replaceAll(" ", "")),
    ...foldWords(street.city),
  ]),
]
