import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { Screen } from "../model.ts"
import { pathWords } from "./pathWords.ts"

/** The address of a screen in a language: the inverse of `readPath`. */
export const writePath = (market: Market, language: Language, screen: Screen): string => {
  const prefix = market.languages.find((entry) => entry.language === language)?.prefix ?? ""
  const words = pathWords[market.id]
  const at = (...segments: readonly string[]) => `${prefix}/${segments.map(encodeURIComponent).join("/")}`
  switch (screen._tag) {
    case "Landing":
      return prefix === "" ? "/" : prefix
    case "Stores":
      return at(words.stores)
    case "Store":
      return at(words.stores, screen.storeSlug)
    case "Menu":
      return at(words.stores, screen.storeSlug, words.menu, words.pizza)
    case "Product":
      return at(words.stores, screen.storeSlug, words.menu, words.pizza, screen.productSlug)
    case "Cart":
      return at(words.cart)
    case "Extras":
      return at(words.extras)
    case "Checkout":
      return at(words.checkout)
    case "LoggedOut":
      return at(words.loggedOut)
    case "Login":
      return at(words.login)
    case "Register":
      return at(words.register)
    case "Account":
      return at(words.account)
    case "Contact":
      return at(words.contact)
    case "Unsubscribe":
      return at(words.unsubscribe)
    case "Page":
      return at(words.page, words.pages[screen.page])
    case "Tracking":
      return at(words.order, screen.orderId)
    case "NotFound":
      return `${prefix}${onThisSite(withoutPrefix(market, screen.path))}`
  }
}

/** Two slashes at the beginning would name another site. */
const onThisSite = (path: string): string => path.replace(/^[/\\]+/, "/")

const withoutPrefix = (market: Market, path: string): string => {
  const found = market.languages.find(({ prefix }) => prefix !== "" && path.startsWith(`${prefix}/`))
  return found ? path.slice(found.prefix.length) : path
}
