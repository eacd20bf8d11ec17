import { Level } from "../../menu/model.ts"
import type { ItemInPath, ItemPart } from "./itemPath.ts"

/** The content of a path, or that it is not a path. */
export type ItemPathReading = ({ readonly _tag: "ItemPath" } & ItemInPath) | { readonly _tag: "NotAnItemPath" }

/** `/store/products/variations?changes`. */
const shape = /^\/([^/?]+)\/([^/?]+)\/([^/?]+)(?:\?([^?]*))?$/

const none: ItemPathReading = { _tag: "NotAnItemPath" }

/** Parses a cart item's path into store, products, variations and changes (DECISIONS §3). */
export const readItemPath = (path: string): ItemPathReading => {
  const [, storeSlug = "", slugs = "", codes, query = ""] = shape.exec(path) ?? []
  if (codes === undefined) return none
  try {
    return readParts(decodeURIComponent(storeSlug), slugs.split("+"), codes.split("+"), query.split("|"))
  } catch (error) {
    if (error instanceof URIError) return none
    throw error
  }
}

const readParts = (
  storeSlug: string,
  slugs: readonly string[],
  codes: readonly string[],
  queries: readonly string[],
): ItemPathReading => {
  if (slugs.length > 2 || slugs.length !== codes.length || queries.length > slugs.length) return none
  const [first, second] = slugs.map((slug, index) => readPart(slug, codes[index], queries[index]))
  if (!first || (slugs.length === 2 && !second)) return none
  return { _tag: "ItemPath", storeSlug, parts: second ? [first, second] : [first] }
}

const readPart = (slug: string, code: string | undefined, query: string | undefined): ItemPart | undefined => {
  if (!slug || !code) return undefined
  const ingredients: { code: string; quantity: Level }[] = []
  for (const entry of query ? query.split(",") : []) {
    const [ingredient, written, ...more] = entry.split("=")
    const quantity = Level.literals.find((level) => String(level) === written)
    if (!ingredient || quantity === undefined || more.length > 0) return undefined
    ingredients.push({ code: decodeURIComponent(ingredient), quantity })
  }
  return { productSlug: decodeURIComponent(slug), code: decodeURIComponent(code), ingredients }
}
