import type { Language } from "@skorpe/core/language"
import { createContext, useContext } from "react"
import type { Dictionary, Translate } from "./dictionary.ts"
import type { Entries, Texts } from "./defineTexts.ts"

const DictionaryContext = createContext<Dictionary | null>(null)

/** Gives the page's words to all below. They are fixed for the life of a page: another language loads it anew. */
export const DictionaryProvider = DictionaryContext.Provider

const useDictionary = (): Dictionary => {
  const dictionary = useContext(DictionaryContext)
  if (dictionary === null) throw new Error("no DictionaryProvider above")
  return dictionary
}

/** The texts of a screen in the page's language. */
export const useTexts = <Table extends Entries>(texts: Texts<Table>): Translate<Table> => useDictionary().from(texts)

/** The page's language, which is its words': it stays as long as they do, so nobody listens for another. */
export const useLanguage = (): Language => useDictionary().language
