import type { ReactNode } from "react"
import { flushSync } from "react-dom"
import type { Root } from "react-dom/client"
import type { Language } from "@skorpe/core/language"
import { fetchAll } from "../app/fetchAhead.ts"
import { PageTree } from "../app/PageTree.tsx"
import { lateConsent } from "../consent/lateConsent.ts"
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
  Promise.all([fetchAll(), lateConsent.load(), lateDrawing.load(), document.fonts.ready])

/** Hears each text that is said, with its key, as `cart.title`. */
type Listener = (key: string, text: string) => void

const heardBy = (hear: Listener, { language, from }: Dictionary): Dictionary => ({
  language,
  from: (texts) => {
    const t = from(texts)
    return (key, ...parameters) => {
      const text = t(key, ...parameters)
      hear(`${texts.namespace}.${key}`, text)
      return text
    }
  },
})

const dictionaryIn = async (language: Language, hear?: Listener): Promise<Dictionary> => {
  const [words] = await Promise.all([wordsOf(language), allHere()])
  document.documentElement.lang = language
  const dictionary = makeDictionary(language, words)
  return hear ? heardBy(hear, dictionary) : dictionary
}

/** The shop as it stands, which hears nothing more: no focus that wanders off closes anything. */
export const held = (shop: SceneShop): SceneShop => ({ ...shop, send: () => undefined })

/** How a state is drawn: what has the focus, and who hears what is said. */
interface Drawn {
  readonly focus?: string | undefined
  readonly hear?: Listener
}

/** Draws the whole page of a shop as it stands. */
export const drawState = async (root: Root, shop: SceneShop, { focus, hear }: Drawn = {}): Promise<void> => {
  const dictionary = await dictionaryIn(shop.views().route.language, hear)
  flushSync(() => root.render(<PageTree shop={shop} dictionary={dictionary} scroll={0} />))
  if (focus !== undefined) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
}

/** Draws parts that need nothing but words. */
export const drawParts = async (root: Root, language: Language, parts: ReactNode, hear?: Listener): Promise<void> => {
  const dictionary = await dictionaryIn(language, hear)
  flushSync(() => root.render(<DictionaryProvider value={dictionary}>{parts}</DictionaryProvider>))
}
