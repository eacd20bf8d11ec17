import { inject } from "regexparam"
import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { Screen } from "../model.ts"
import { routes } from "./routes.ts"

/** The URL of a screen in a language: the inverse of `readPath`. */
export const writePath = (market: Market, language: Language, screen: Screen): string => {
  const prefix = market.languages.find((entry) => entry.language === language)?.prefix ?? ""
  const { screens, pages } = routes[market.id]
  if (screen._tag === "NotFound") return prefix + onThisSite(withoutPrefix(market, screen.path))
  if (screen._tag === "Page") return prefix + pages[screen.page]
  const { _tag, ...fields } = screen
  const path = inject(screens[_tag], encoded(fields))
  return prefix === "" || path !== "/" ? prefix + path : prefix
}

const encoded = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeURIComponent(value)]))

/** Two slashes at the beginning would name another site. */
const onThisSite = (path: string): string => path.replace(/^[/\\]+/, "/")

const withoutPrefix = (market: Market, path: string): string => {
  const found = market.languages.find(({ prefix }) => prefix !== "" && path.startsWith(`${prefix}/`))
  return found ? path.slice(found.prefix.length) : path
}
