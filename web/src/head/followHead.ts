import type { ShopViews } from "@skorpe/core/shop"
import type { Shop } from "../app/shopContext.ts"
import { isDrawnByServer } from "../app/screenModules.ts"
import { structuredData } from "./structured.ts"
import { type Tag, tagsOf } from "./tags.ts"

/** What follows the page; the rest of the head is the same on each. */
const ours = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'script[type="application/ld+json"]',
].join()

/** The shop's own address: a server may know a better one than that at which it was reached. */
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

/** What a page's head was written from. */
interface HeadSource {
  readonly views: ShopViews
  readonly title: string
}

const toldBy = ({ views: { route, store }, title }: HeadSource): readonly unknown[] => [
  route.path,
  store.current,
  store.list,
  title,
]

/**
 * Keeps description, canonical address, languages, previews and data true to the page that is shown, as a server would
 * have written them, beginning with what it was `written` from; the tab's title is the page's heading's own. Gives the way to stop.
 */
export const followHead = ({ market, views, subscribe }: Shop, written: HeadSource): (() => void) => {
  const origin = ownAddress()
  let seen = toldBy(written)
  let isDue = false
  const write = (): void => {
    isDue = false
    const { route, store } = views()
    const title = document.title
    const now = toldBy({ views: views(), title })
    if (now.every((part, index) => part === seen[index])) return
    seen = now
    const isPublic = isDrawnByServer(route.screen._tag) && store.shown._tag !== "Missing"
    const about = { route, store }
    const data = isPublic ? structuredData(about, market, origin) : null
    for (const old of document.querySelectorAll(ours)) old.remove()
    const tags = tagsOf({ market, views: about, origin, title, isPublic })
    document.head.append(...tags.map(made), ...(data === null ? [] : [dataIn(data)]))
  }
  // The heading that names the tab is drawn after the world has changed, and sometimes later than that.
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
