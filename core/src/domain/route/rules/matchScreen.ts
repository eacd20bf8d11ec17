import { parse } from "regexparam"
import type { MarketId } from "../../market/model.ts"
import type { PageName, Screen } from "../model.ts"
import { type Routes, routes } from "./routes.ts"

/** A pattern of the route table, ready to be matched. */
interface Route {
  readonly keys: readonly string[]
  readonly pattern: RegExp
  /** The screen of the address, given the fields in it. */
  readonly screen: (fields: Readonly<Record<string, string>>) => Screen
}

const route = (path: string, screen: Route["screen"]): Route => {
  const { keys, pattern } = parse(path)
  // wouter's matcher ignores case; here it matters.
  return { keys, pattern: new RegExp(pattern, ""), screen }
}

const routesOf = ({ screens, pages, checkoutAliases }: Routes): readonly Route[] => [
  // paths.test.ts proves that a pattern names its screen's fields.
  ...Object.entries(screens).map(([_tag, path]) => route(path, (fields) => ({ _tag, ...fields }) as Screen)),
  ...Object.entries(pages).map(([page, path]) => route(path, () => ({ _tag: "Page", page: page as PageName }))),
  ...checkoutAliases.map((path) => route(path, () => ({ _tag: "Checkout" }))),
]

const known: Readonly<Record<MarketId, readonly Route[]>> = { no: routesOf(routes.no), se: routesOf(routes.se) }

/** Matchers split at slashes, so those within a segment are escaped; and with them what escapes. */
const escaped = (segment: string): string => segment.replace(/[%/]/g, (sign) => encodeURIComponent(sign))

/** The screen of a market's address, given as decoded segments; `null` when no pattern fits. */
export const matchScreen = (market: MarketId, segments: readonly string[]): Screen | null => {
  const path = `/${segments.map(escaped).join("/")}`
  for (const { keys, pattern, screen } of known[market]) {
    const found = pattern.exec(path)
    if (found) {
      return screen(Object.fromEntries(keys.map((key, nth) => [key, decodeURIComponent(found[nth + 1] ?? "")])))
    }
  }
  return null
}
