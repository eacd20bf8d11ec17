import type { Language } from "@skorpe/core/domain/language"
import { createContext, useContext } from "react"
import type { Dictionary, Translate } from "./dictionary.ts"
import type { Entries, Texts } from "./defineTexts.ts"

const DictionaryContext = createContext<Dictionary | null>(null)

/** Provides the page's texts. They are fixed for the life of a page: a change of language loads a new page. */
export const DictionaryProvider = DictionaryContext.Provider

/** The page's dictionary, for code that opens a React tree of its own. */
export const useDictionary = (): Dictionary => {
  const dictionary = useContext(DictionaryContext)
  if (dictionary === null) throw new Error("no DictionaryProvider above")
  return dictionary
}

/** The texts of a screen in the page's language. */
export const useTexts = <Table extends Entries>(texts: Texts<Table>): Translate<Table> => useDictionary().from(texts)

/** The page's language; constant for the life of a page. */
export const useLanguage = (): Language => useDictionary().language
