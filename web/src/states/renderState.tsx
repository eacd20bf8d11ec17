import type { ReactNode } from "react"
import { flushSync } from "react-dom"
import type { Root } from "react-dom/client"
import type { Language } from "@skorpe/core/domain/language"
import { fetchAll } from "../start/fetchAhead.ts"
import { PageTree } from "../app/PageTree.tsx"
import type { SceneShop } from "../testing/sceneShop.ts"
import { type Dictionary, makeDictionary, type Words } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { fetchWords } from "../texts/fetchWords.ts"

const fetched = new Map<Language, Promise<Words>>()

/** The texts of a language, from the same files that customers get; fetched once. */
export const wordsOf = (language: Language): Promise<Words> => {
  const words = fetched.get(language) ?? fetchWords(language)
  fetched.set(language, words)
  return words
}

/** Loads all lazy code and fonts, so that a state renders completely at once. */
const loadAll = (): Promise<unknown> => Promise.all([fetchAll(), document.fonts.ready])

/** Called with each text that is looked up, and its key, such as `cart.title`. */
type TextListener = (key: string, text: string) => void

const reporting = (onText: TextListener, { language, from }: Dictionary): Dictionary => ({
  language,
  from: (texts) => {
    const t = from(texts)
    return (key, ...parameters) => {
      const text = t(key, ...parameters)
      onText(`${texts.namespace}.${key}`, text)
      return text
    }
  },
})

const dictionaryIn = async (language: Language, onText?: TextListener): Promise<Dictionary> => {
  const [words] = await Promise.all([wordsOf(language), loadAll()])
  document.documentElement.lang = language
  const dictionary = makeDictionary(language, words)
  return onText ? reporting(onText, dictionary) : dictionary
}

/** The shop in its current state, ignoring all further events: a lost focus, for example, closes nothing. */
export const frozen = (shop: SceneShop): SceneShop => ({ ...shop, send: () => undefined })

interface RenderOptions {
  /** A CSS selector of the element to focus. */
  readonly focus?: string | undefined
  readonly onText?: TextListener
}

/** Renders the whole page of a shop in its current state; resolves when it is in the DOM. */
export const renderState = async (
  root: Root,
  shop: SceneShop,
  { focus, onText }: RenderOptions = {},
): Promise<void> => {
  const dictionary = await dictionaryIn(shop.views().route.language, onText)
  flushSync(() => root.render(<PageTree shop={shop} dictionary={dictionary} scroll={0} />))
  if (focus !== undefined) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
}

/** Renders parts that need texts but no shop; resolves when they are in the DOM. */
export const renderParts = async (
  root: Root,
  language: Language,
  parts: ReactNode,
  onText?: TextListener,
): Promise<void> => {
  const dictionary = await dictionaryIn(language, onText)
  flushSync(() => root.render(<DictionaryProvider value={dictionary}>{parts}</DictionaryProvider>))
}
