import rosetta from "rosetta"
import type { Language } from "@skorpe/core/language"
import type { Entries, ParametersOf, Texts } from "./defineTexts.ts"

/** Words of one language, by namespace and key; a text with plural forms is a table of them. */
export type Words = Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>>

/** Says a text of one screen's table; what the text needs is checked where it is called. */
export type Translate<Table extends Entries> = <Key extends keyof Table & string>(
  key: Key,
  ...parameters: ParametersOf<Table[Key]>
) => string

/** The words of one language, ready to be said. */
export interface Dictionary {
  readonly language: Language
  readonly from: <Table extends Entries>(texts: Texts<Table>) => Translate<Table>
}

/** A dictionary that takes in words that come later; nothing that is drawn by then says one of them. */
export interface LearningDictionary extends Dictionary {
  readonly learn: (words: Words) => void
}

/** Makes words sayable: parameters are filled in, plural forms follow the language's own rules. */
export const makeDictionary = (language: Language, words: Words): LearningDictionary => {
  const book = rosetta({ [language]: words })
  book.locale(language)
  // Dear to make, and most pages count nothing.
  let plurals: Intl.PluralRules | undefined
  const say = (key: string, parameters: Readonly<Record<string, string | number>> | undefined): string => {
    const found: unknown = book.t(key, parameters)
    if (typeof found === "string") return found
    plurals ??= new Intl.PluralRules(language)
    const form = plurals.select(Number(parameters?.["count"])) === "one" ? "one" : "other"
    return book.t(`${key}.${form}`, parameters)
  }
  return {
    language,
    learn: (more) => book.set(language, more),
    from:
      ({ namespace }) =>
      (key, ...[parameters]) =>
        say(`${namespace}.${key}`, parameters),
  }
}
