import type { Language } from "@skorpe/core/domain/language"
import type { MarketId } from "@skorpe/core/domain/market"
import type { ShopWorld } from "@skorpe/core/shop"
import type { Words } from "../texts/dictionary.ts"
import { fetchWords } from "../texts/fetchWords.ts"

/** The content of the shop's frame: a world by reference, because both windows have the same origin. */
export interface Shown {
  readonly world: ShopWorld
  readonly market: MarketId
}

export type Scheme = "light" | "dark" | "system"

/** Through which a frame gets its content from the window around it. */
export interface FrameSource {
  readonly now: () => Shown | undefined
  readonly scheme: () => Scheme
  readonly subscribe: (listener: () => void) => () => void
  readonly words: (language: Language) => Promise<Words>
}

const words = new Map<Language, Promise<Words>>()

/**
 * All texts of a language, fetched once: the frames take them from here. A failed fetch is repeated on the next call.
 */
export const wordsOf = (language: Language): Promise<Words> => {
  const fetched = words.get(language) ?? fetchWords(language)
  words.set(language, fetched)
  fetched.catch(() => words.delete(language))
  return fetched
}

/** Which of the two frames side by side. */
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

/** Keeps this page's original HTML for its frames; call it before anything is rendered. */
export const keepPage = (): void => {
  page = `<!doctype html>${document.documentElement.outerHTML}`
}

/** What a frame loads: the kept page, which needs no network, or this page's address if none is kept. */
export const pageOfFrame = (name: FrameName): { readonly srcDoc: string } | { readonly src: string } =>
  page === undefined ? { src: `/inspector?frame=${name}` } : { srcDoc: page }

/** The source that the window around this frame offers it, if any. */
export const sourceAround = (name: string | null): FrameSource | undefined => {
  if (window.parent === window || (name !== "left" && name !== "right")) return undefined
  return (window.parent as SourceWindow).inspectorSources?.[name]
}
