import type { Language } from "@skorpe/core/domain/language"
import type { MarketId } from "@skorpe/core/domain/market"
import type { ShopWorld } from "@skorpe/core/shop"
import type { Words } from "../texts/dictionary.ts"
import { fetchWords } from "../texts/fetchWords.ts"

/** What the shop's frame shows: a world by reference, because both windows are of one origin. */
export interface Shown {
  readonly world: ShopWorld
  readonly market: MarketId
}

export type Scheme = "light" | "dark" | "system"

/** Where a frame finds what it shows, in the window around it. */
export interface FrameSource {
  readonly now: () => Shown | undefined
  readonly scheme: () => Scheme
  readonly subscribe: (listener: () => void) => () => void
  readonly words: (language: Language) => Promise<Words>
}

const words = new Map<Language, Promise<Words>>()

/** All texts of a language, fetched once: the frames take them from here. What failed is fetched again when asked. */
export const wordsOf = (language: Language): Promise<Words> => {
  const fetched = words.get(language) ?? fetchWords(language)
  words.set(language, fetched)
  fetched.catch(() => words.delete(language))
  return fetched
}

/** Which of the frames beside each other. */
export type FrameName = "left" | "right"

interface SourceWindow {
  inspectorSources?: Partial<Record<FrameName, FrameSource>>
}

/** Makes the source for a frame of this window, and the function that changes what it shows. */
export const offerFrame = (name: FrameName): ((shown: Shown, scheme: Scheme) => void) => {
  let shown: Shown | undefined
  let scheme: Scheme = "system"
  const listeners = new Set<() => void>()
  const source: FrameSource = {
    now: () => shown,
    scheme: () => scheme,
    words: wordsOf,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const around = window as SourceWindow
  around.inspectorSources = { ...around.inspectorSources, [name]: source }
  return (next, wanted) => {
    shown = next
    scheme = wanted
    for (const listener of listeners) listener()
  }
}

let page: string | undefined

/** Keeps this page as it came, for its frames; to be called before it renders anything. */
export const keepPage = (): void => {
  page = `<!doctype html>${document.documentElement.outerHTML}`
}

/** What a frame loads: the kept page, which needs no network, or this page's address where none is kept. */
export const pageOfFrame = (name: FrameName): { readonly srcDoc: string } | { readonly src: string } =>
  page === undefined ? { src: `/inspector?frame=${name}` } : { srcDoc: page }

/** The source that the window around this frame offers it, if there is one. */
export const sourceAround = (name: string | null): FrameSource | undefined => {
  if (window.parent === window || (name !== "left" && name !== "right")) return undefined
  return (window.parent as SourceWindow).inspectorSources?.[name]
}
