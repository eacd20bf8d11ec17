/**
 * How the service worker handles a request. Only responses that are the same for everybody are cached; a report is sent
 * by the service worker itself, and `other` is left to the browser.
 */
export type RequestKind = "asset" | "words" | "menu" | "page" | "report" | "other"

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Paths that the service worker leaves to the network. */
const elsewhere = /^\/(api|docs|images|kitchen|operator)(\/|$)/

/** Classifies a request by its address. Anything that may be personal is `other`. */
export const kindOf = ({ method, mode, url }: Asked, origin: string): RequestKind => {
  const { origin: asked, pathname, search } = new URL(url)
  if (method === "POST" && asked === origin && pathname === "/api/telemetry") return "report"
  if (method !== "GET" || asked !== origin) return "other"
  if (mode === "navigate") return elsewhere.test(pathname) || /\.\w+$/.test(pathname) ? "other" : "page"
  if (pathname.startsWith("/assets/")) return "asset"
  if (pathname.startsWith("/locales/")) return "words"
  return search === "" && /^\/api\/stores(\/[^/]+)?$/.test(pathname) ? "menu" : "other"
}
