import { inject } from "regexparam"
import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { Screen } from "../model.ts"
import { routes } from "./routes.ts"

/** The URL of a screen in a language: the inverse of `readPath`. */
export const writePath = (market: Market, language: Language, screen: Screen): string => {
  const prefix = market.languages.find((entry) => entry.language === language)?.prefix ?? ""
  const { screens, pages } = routes[market.id]
  if (screen._tag === "NotFound") return prefix + bare(market, screen.path)
  if (screen._tag === "Page") return prefix + pages[screen.page]
  const { _tag, ...fields } = screen
  const path = inject(screens[_tag], encoded(fields))
  return prefix === "" || path !== "/" ? prefix + path : prefix
}

const encoded = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeURIComponent(value)]))

/**
 * An unknown path without languages before it, beginning with one slash: two would name another site, and none would join
 * the path to its language's prefix.
 */
const bare = ({ languages }: Market, path: string): string => {
  const names = languages.map(({ prefix }) => prefix.slice(1)).filter(Boolean)
  return path.replace(new RegExp(`^([/\\\\]*(${names.join("|")})(?=/|$))*[/\\\\]*`), "/")
}
