import { foldWords } from "./foldWords.ts"

/** What somebody types into the address field: words of the street, postal code or city, and the house's number so far. */
export interface AddressSearch {
  /** Folded; each must be the start of a word of the street. At most eight. */
  readonly words: readonly string[]
  /** Small letters, as far as it was typed: "12" is also the start of 12B and 120. */
  readonly number: string | null
}

const mostWords = 8
/** The longest search that is looked at, in characters. */
const longest = 100

const isNumber = (word: string): boolean => /^\d{1,3}[a-z]?$/.test(word)

/**
 * Reads a typed address in its own order or any other. The first short number behind a word is the house's, with its
 * letter also when that stands apart ("12 b"); longer ones, and the three and two digits of a Swedish one, are postal codes.
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

/** A street's words as `readSearch` asks for them: its name, its postal code in one piece, its city. */
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
