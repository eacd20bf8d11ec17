import rosetta from "rosetta"
import type { Language } from "@skorpe/core/domain/language"
import type { Entries, ParametersOf, Texts } from "./defineTexts.ts"

/** The texts of one language, by namespace and key; a text with plural forms is a table of them. */
export type Words = Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>>

/** Translates a key of one screen's texts; the parameters are type-checked at the call. */
export type Translate<Table extends Entries> = <Key extends keyof Table & string>(
  key: Key,
  ...parameters: ParametersOf<Table[Key]>
) => string

/** Translates the texts of one language. */
export interface Dictionary {
  readonly language: Language
  readonly from: <Table extends Entries>(texts: Texts<Table>) => Translate<Table>
}

/**
 * A dictionary that can learn more texts. It notifies nobody: code waits for its texts before rendering (`withWords`).
 */
export interface LearningDictionary extends Dictionary {
  readonly learn: (words: Words) => void
}

/** Makes a dictionary that fills in parameters and chooses plural forms by the language's rules. */
export const makeDictionary = (language: Language, words: Words): LearningDictionary => {
  const book = rosetta({ [language]: words })
  book.locale(language)
  // Made on first use: it is expensive, and most pages have no plural forms.
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
