import type { ReactNode } from "react"
import { flushSync } from "react-dom"
import type { Root } from "react-dom/client"
import type { Language } from "@skorpe/core/language"
import { fetchAll } from "../app/fetchAhead.ts"
import { PageTree } from "../app/PageTree.tsx"
import { lateDrawing } from "../pictures/lateDrawing.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { type Dictionary, makeDictionary, type Words } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { fetchWords } from "../texts/fetchWords.ts"

const fetched = new Map<Language, Promise<Words>>()

/** The words of a language as customers get them; fetched once. */
export const wordsOf = (language: Language): Promise<Words> => {
  const words = fetched.get(language) ?? fetchWords(language)
  fetched.set(language, words)
  return words
}

/** What otherwise comes later is here, so that a state is drawn whole. */
const allHere = (): Promise<unknown> =>
  Promise.all([fetchAll(), lateDrawing.load(), import("../overlays/Panels.tsx"), document.fonts.ready])

const dictionaryIn = async (language: Language): Promise<Dictionary> => {
  const [words] = await Promise.all([wordsOf(language), allHere()])
  document.documentElement.lang = language
  return makeDictionary(language, words)
}

/** The shop as it stands, which hears nothing more: no focus that wanders off closes anything. */
export const held = (shop: SceneShop): SceneShop => ({ ...shop, send: () => undefined })

/** Draws the whole page of a shop as it stands. */
export const drawState = async (root: Root, shop: SceneShop): Promise<void> => {
  const dictionary = await dictionaryIn(shop.views().route.language)
  flushSync(() => root.render(<PageTree shop={shop} dictionary={dictionary} scroll={0} />))
}

/** Draws parts that need nothing but words. */
export const drawParts = async (root: Root, language: Language, parts: ReactNode): Promise<void> => {
  const dictionary = await dictionaryIn(language)
  flushSync(() => root.render(<DictionaryProvider value={dictionary}>{parts}</DictionaryProvider>))
}
