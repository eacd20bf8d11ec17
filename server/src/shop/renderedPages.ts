import type { RenderPage, Page, PageRequest, PageHead } from "@skorpe/core/shop"
import type { Json } from "@skorpe/core/kernel"
import { millisecondsInMinute } from "date-fns/constants"
import type { Catalogue } from "../catalogue/Catalogue.ts"
import { type CachedBody, cachedText } from "../http/cachedBody.ts"
import { deferScript } from "./deferredScript.ts"
import type { ScreenHead } from "./screenHeads.ts"

/** The cached page of a path; `_tag` says whether the path exists. */
export interface ReadyPage {
  readonly _tag: Page["_tag"]
  /** A page that differs by customer has no rendered content: the browser renders it. */
  readonly body: CachedBody
}

/** The inputs of server-side rendering. The browser loads a store's current status. */
export interface PageMaking {
  readonly draw: RenderPage
  /** The built page without content. */
  readonly template: string
  readonly words: PageRequest["words"]
  /** The head tags of a screen, by its source module. */
  readonly headFor: (module: string) => ScreenHead
  /** The script that starts the code of a server-rendered page. */
  readonly startScript: string
  /** The shop's origin, without a trailing slash. */
  readonly origin: string
  readonly catalogue: Catalogue["Service"]
  readonly now: () => number
}

type RenderedPage = Extract<Page, { readonly _tag: "Rendered" }>

const html = "text/html; charset=utf-8"
const mostKept = 400

/** Renders each page at most once a minute, and again when the catalogue changes, as by a kitchen's stock mark. */
export const renderedPages = ({
  draw,
  template,
  words,
  headFor,
  startScript,
  origin,
  catalogue,
  now,
}: PageMaking): ((path: string) => ReadyPage) => {
  const kept = new Map<string, { readonly of: unknown; readonly minute: number; readonly page: ReadyPage }>()
  const answer: PageRequest["answer"] = (command) => {
    if (command.type === "LoadStores") return asJson(catalogue.all().map(({ store }) => store))
    const at = command.type === "LoadStore" ? catalogue.find(command.store) : undefined
    return at && asJson({ store: at.store, menu: at.menu })
  }
  const filled = (empty: string, { html, drawings, head, module, ready }: RenderedPage): string => {
    const { styles, links } = headFor(module)
    const brought = JSON.stringify(ready).replaceAll("<", "\\u003c")
    return deferScript(empty, startScript, links)
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
    return { _tag: page._tag, body: cachedText(html, page._tag === "Rendered" ? filled(empty, page) : empty) }
  }
  return (path) => {
    const [of, at] = [catalogue.list(), Math.floor(now() / millisecondsInMinute)]
    const earlier = kept.get(path)
    if (earlier?.of === of && earlier.minute === at) return earlier.page
    const page = drawn(path)
    if (kept.size >= mostKept) kept.clear()
    kept.set(path, { of, minute: at, page })
    return page
  }
}

const asJson = (value: object): Json => value as unknown as Json

/** Puts the page's language, title and tags into the template. */
const headed = (template: string, { language, title, tags }: PageHead): string =>
  template
    .replace(/<html\b[^>]*>/, () => `<html lang="${language}">`)
    .replace(/<link rel="manifest"[^>]*>/, "")
    .replace(/<meta name="description"[^>]*>/, "")
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>\n    ${tags}`)

const escaped = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
