import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { Screen } from "../model.ts"
import { hasPage } from "./hasPage.ts"
import { matchScreen } from "./matchScreen.ts"

/** A parsed URL: its language and its screen. */
export interface Place {
  readonly language: Language
  readonly screen: Screen
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Parses a URL of this market; ignores query, fragment and a trailing slash. */
export const readPath = (market: Market, address: string): Place => {
  const path = address.replace(/[?#].*$/, "")
  const prefixed = market.languages.find(
    ({ prefix }) => prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`)),
  )
  const language = prefixed?.language ?? market.languages[0]?.language ?? "en"
  const rest = prefixed ? path.slice(prefixed.prefix.length) : path
  const segments = rest
    .split("/")
    .filter((segment) => segment !== "")
    .map(decoded)
  const screen = matchScreen(market.id, segments)
  // No order, store or product has a name that cannot be sent.
  const isWritten = !segments.some((segment) => /\p{Cc}/u.test(segment))
  const isHere = isWritten && screen !== null && (screen._tag !== "Page" || hasPage(market, screen.page))
  return { language, screen: isHere ? screen : { _tag: "NotFound", path } }
}
