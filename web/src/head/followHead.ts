import type { ShopViews } from "@skorpe/core/shop"
import type { Shop } from "../shop/shopContext.ts"
import { isDrawnByServer } from "../shop/screenModules.ts"
import { structuredData } from "./structured.ts"
import { type Tag, tagsOf } from "./tags.ts"

/** The head's elements that differ between pages. */
const ours = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'script[type="application/ld+json"]',
].join()

/** The shop's public origin. The canonical link of the server's page takes precedence over the address bar. */
const ownAddress = (): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  return canonical === undefined ? location.origin : new URL(canonical).origin
}

const made = ({ name, attributes }: Tag): Element => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

const dataIn = (data: object): Element => {
  const script = document.createElement("script")
  script.type = "application/ld+json"
  script.textContent = JSON.stringify(data)
  return script
}

/** The input of a page's head. */
export interface HeadSource {
  readonly views: ShopViews
  readonly title: string
}

const partsOf = ({ views: { route, store }, title }: HeadSource): readonly unknown[] => [
  route.path,
  store.current,
  store.list,
  title,
]

/**
 * Updates the head's description, canonical address, languages, previews and structured data on each navigation, to
 * what the server would render; the heading sets the tab's title. `written` is what the head shows now. Returns a
 * function that stops it.
 */
export const followHead = ({ market, views, subscribe }: Shop, written: HeadSource): (() => void) => {
  const origin = ownAddress()
  let seen = partsOf(written)
  let isDue = false
  const write = (): void => {
    isDue = false
    const { route, store } = views()
    const title = document.title
    const now = partsOf({ views: views(), title })
    if (now.every((part, index) => part === seen[index])) return
    seen = now
    const isPublic = isDrawnByServer(route.screen._tag) && store.shown._tag !== "Missing"
    const about = { route, store }
    const data = isPublic ? structuredData(about, market, origin) : null
    for (const old of document.querySelectorAll(ours)) old.remove()
    const tags = tagsOf({ market, views: about, origin, title, isPublic })
    document.head.append(...tags.map(made), ...(data === null ? [] : [dataIn(data)]))
  }
  // React renders the heading, which sets the title, after the world has changed, and a lazy screen's even later.
  const soon = (): void => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(write)
  }
  const stop = subscribe(soon)
  soon()
  const observer = new MutationObserver(soon)
  const heading = document.querySelector("title")
  if (heading) observer.observe(heading, { childList: true, characterData: true, subtree: true })
  return () => {
    stop()
    observer.disconnect()
  }
}
