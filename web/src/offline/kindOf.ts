/** What a request is to the worker: only what is the same for everybody is ever kept. */
export type RequestKind = "asset" | "words" | "menu" | "page" | "other"

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Pages that are not the shop's own. */
const elsewhere = /^\/(api|docs|images|kitchen)(\/|$)/

/** Sorts a request by its address; whatever is not known to be the same for everybody is `other`, and left alone. */
export const kindOf = ({ method, mode, url }: Asked, origin: string): RequestKind => {
  const { origin: asked, pathname, search } = new URL(url)
  if (method !== "GET" || asked !== origin) return "other"
  if (mode === "navigate") return elsewhere.test(pathname) || /\.\w+$/.test(pathname) ? "other" : "page"
  if (pathname.startsWith("/assets/")) return "asset"
  if (pathname.startsWith("/locales/")) return "words"
  return search === "" && /^\/api\/stores(\/[^/]+)?$/.test(pathname) ? "menu" : "other"
}
