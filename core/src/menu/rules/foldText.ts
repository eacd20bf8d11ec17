const nordic: Readonly<Record<string, string>> = { æ: "ä", ø: "ö" }
const bare: Readonly<Record<string, string>> = { å: "a", ä: "a", ö: "o" }
const kept = new Set(["å", "ä", "ö"])

/**
 * A text as it is searched: small letters without accents, but å, ä and ö are letters of their own. A Norwegian's æ and ø
 * are a Swede's ä and ö. Each letter stays one letter.
 */
export const foldText = (text: string): readonly string[] =>
  Array.from(text.normalize("NFC").toLowerCase()).map((letter) => {
    const ours = nordic[letter] ?? letter
    return kept.has(ours) ? ours : (Array.from(ours.normalize("NFD"))[0] ?? ours)
  })

/** Where a folded word stands in a folded text, or -1. An a in the word finds å and ä too, an o also ö; not the other way. */
export const findWord = (text: readonly string[], word: readonly string[]): number => {
  const last = text.length - word.length
  for (let at = 0; at <= last; at++) if (word.every((letter, index) => finds(letter, text[at + index]))) return at
  return -1
}

const finds = (letter: string, found: string | undefined): boolean =>
  found !== undefined && (letter === found || letter === bare[found])
