import type { DrawPage, PageAsked } from "@skorpe/core/shop"
import type { Json } from "@skorpe/core/kernel"
import type { Language } from "@skorpe/core/language"
import type { Catalogue } from "../catalogue/Catalogue.ts"
import { type CachedBody, cachedText } from "../http/cachedBody.ts"

/** The page of an address, ready to be sent; whether there is one at all. */
export type ReadyPage =
  | { readonly _tag: "Drawn"; readonly body: CachedBody }
  | { readonly _tag: "Personal" }
  | { readonly _tag: "Missing" }

/** What pages are drawn from; how a store stands at this very moment is left for the browser to ask. */
export interface PageMaking {
  readonly draw: DrawPage
  /** The built page without anything in it. */
  readonly template: string
  readonly words: (language: Language) => Json
  /** The styles of a screen and what fetches its code, for the page's head; by the source of the screen. */
  readonly headFor: (module: string) => string
  readonly catalogue: Catalogue["Service"]
  readonly now: () => number
}

const minute = 60_000
const mostKept = 400

/** Draws pages, each once a minute at most as long as no kitchen marks anything. */
export const readyPages = ({
  draw,
  template,
  words,
  headFor,
  catalogue,
  now,
}: PageMaking): ((path: string) => ReadyPage) => {
  const kept = new Map<string, { readonly of: unknown; readonly minute: number; readonly page: ReadyPage }>()
  const answer: PageAsked["answer"] = (command) => {
    if (command.type === "LoadStores") return asJson(catalogue.all().map(({ store }) => store))
    const at = command.type === "LoadStore" ? catalogue.find(command.store) : undefined
    return at && asJson({ store: at.store, menu: at.menu })
  }
  const drawn = (path: string): ReadyPage => {
    const page = draw({ path, t: now(), answer, words })
    return page._tag === "Drawn"
      ? { _tag: "Drawn", body: cachedText("text/html; charset=utf-8", filled(template, page, headFor(page.module))) }
      : page
  }
  return (path) => {
    const [of, at] = [catalogue.list(), Math.floor(now() / minute)]
    const earlier = kept.get(path)
    if (earlier?.of === of && earlier.minute === at) return earlier.page
    const page = drawn(path)
    if (kept.size >= mostKept) kept.clear()
    kept.set(path, { of, minute: at, page })
    return page
  }
}

const asJson = (value: object): Json => value as unknown as Json

const filled = (
  template: string,
  { html, title, language, ready }: Extract<ReturnType<DrawPage>, { readonly _tag: "Drawn" }>,
  head: string,
): string => {
  const brought = JSON.stringify(ready).replaceAll("<", "\\u003c")
  return template
    .replace(/<html\b[^>]*>/, () => `<html lang="${language}">`)
    .replace("</head>", () => `${head}</head>`)
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /<div id="app"><\/div>/,
      () => `<div id="app">${html}</div><script type="application/json" id="ready">${brought}</script>`,
    )
}

const escaped = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
