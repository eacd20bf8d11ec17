const nordic: Readonly<Record<string, string>> = { æ: "ä", ø: "ö" }
const bare: Readonly<Record<string, string>> = { å: "a", ä: "a", ö: "o" }

/** A text folded for search, and the same without any diacritics; both keep one character per letter. */
export interface Folded {
  readonly text: string
  readonly bare: string
}

/**
 * Folds a text for search: lower case without accents, but å, ä and ö stay distinct. Norwegian æ and ø become Swedish ä
 * and ö.
 */
export const foldText = (text: string): Folded => {
  const folded = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u0080-\u{10FFFF}]/gu, foldLetter)
  return { text: folded, bare: folded.replace(/[åäö]/g, (letter) => bare[letter] ?? letter) }
}

const foldLetter = (letter: string): string => {
  const ours = nordic[letter] ?? letter
  return ours in bare ? ours : (Array.from(ours.normalize("NFD"))[0] ?? ours)
}

/**
 * The index of a folded word in a folded text, or -1. An a in the word also matches å and ä, an o also ö; not vice
 * versa.
 */
export const findWord = (text: Folded, word: Folded): number => {
  let at = text.bare.indexOf(word.bare)
  while (at >= 0 && !finds(text, word, at)) at = text.bare.indexOf(word.bare, at + 1)
  return at
}

const finds = (text: Folded, word: Folded, at: number): boolean =>
  word.text === word.bare ||
  word.text.split("").every((letter, index) => !(letter in bare) || letter === text.text[at + index])
