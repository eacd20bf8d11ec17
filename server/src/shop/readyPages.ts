import type { DrawPage, Page, PageAsked, PageHead } from "@skorpe/core/shop"
import type { Json } from "@skorpe/core/kernel"
import type { Catalogue } from "../catalogue/Catalogue.ts"
import { type CachedBody, cachedText } from "../http/cachedBody.ts"
import { holdCode } from "./heldCode.ts"
import type { ScreenHead } from "./screenHeads.ts"

/** The page of an address, ready to be sent; whether there is one at all. */
export interface ReadyPage {
  readonly _tag: Page["_tag"]
  readonly body: CachedBody
  /** The same with nothing drawn, for the browser to fill. */
  readonly bare: CachedBody
}

/** What pages are drawn from; how a store stands at this very moment is left for the browser to ask. */
export interface PageMaking {
  readonly draw: DrawPage
  /** The built page without anything in it. */
  readonly template: string
  readonly words: PageAsked["words"]
  /** What the page's head needs for a screen, by the source of the screen. */
  readonly headFor: (module: string) => ScreenHead
  /** What starts the code of a page that is drawn. */
  readonly starter: string
  /** The shop's own address, without a slash at its end. */
  readonly origin: string
  readonly catalogue: Catalogue["Service"]
  readonly now: () => number
}

type DrawnPage = Extract<Page, { readonly _tag: "Drawn" }>

const html = "text/html; charset=utf-8"
const minute = 60_000
const mostKept = 400

/** Draws pages, each once a minute at most as long as no kitchen marks anything. */
export const readyPages = ({
  draw,
  template,
  words,
  headFor,
  starter,
  origin,
  catalogue,
  now,
}: PageMaking): ((path: string) => ReadyPage) => {
  const kept = new Map<string, { readonly of: unknown; readonly minute: number; readonly page: ReadyPage }>()
  const answer: PageAsked["answer"] = (command) => {
    if (command.type === "LoadStores") return asJson(catalogue.all().map(({ store }) => store))
    const at = command.type === "LoadStore" ? catalogue.find(command.store) : undefined
    return at && asJson({ store: at.store, menu: at.menu })
  }
  const filled = (empty: string, { html, drawings, head, module, ready }: DrawnPage): string => {
    const { styles, links } = headFor(module)
    const brought = JSON.stringify(ready).replaceAll("<", "\\u003c")
    return holdCode(empty, starter, links)
      .replace("</head>", () => `${styles}</head>`)
      .replace(
        /<div id="app"><\/div>/,
        () =>
          `<div id="app">${html}</div>${drawings}<script type="application/json" id="ready">${brought}</script>${head.data}`,
      )
  }
  const drawn = (path: string): ReadyPage => {
    const page = draw({ path, origin, t: now(), answer, words })
    const empty = headed(template, page.head)
    const bare = cachedText(html, empty)
    const body = page._tag === "Drawn" ? cachedText(html, filled(empty, page)) : bare
    return { _tag: page._tag, body, bare }
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

/** A page that says of itself what machines want to know, in place of what the built one says of the shop. */
const headed = (template: string, { language, title, tags }: PageHead): string =>
  template
    .replace(/<html\b[^>]*>/, () => `<html lang="${language}">`)
    .replace(/<link rel="manifest"[^>]*>/, "")
    .replace(/<meta name="description"[^>]*>/, "")
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>\n    ${tags}`)

const escaped = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
