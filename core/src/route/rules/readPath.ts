import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { PageName, Screen } from "../model.ts"
import { hasPage } from "./hasPage.ts"
import { pathWords } from "./pathWords.ts"

/** Where an address leads: its language, and what it shows. */
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

/** Reads an address of this market; query and fragment do not count, and neither does a slash at the end. */
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
  return { language, screen: readScreen(market, path, segments) }
}

const readScreen = (market: Market, path: string, segments: readonly string[]): Screen => {
  const words = pathWords[market.id]
  const [first, second, third, fourth, fifth, ...more] = segments
  const nothing: Screen = { _tag: "NotFound", path }
  if (first === undefined) return { _tag: "Landing" }
  if (first === words.stores) {
    if (second === undefined) return { _tag: "Stores" }
    if (third === undefined) return { _tag: "Store", storeSlug: second }
    if (third !== words.menu || fourth !== words.pizza || more.length > 0) return nothing
    return fifth === undefined
      ? { _tag: "Menu", storeSlug: second }
      : { _tag: "Product", storeSlug: second, productSlug: fifth }
  }
  if (first === words.order && second !== undefined && third === undefined) return { _tag: "Tracking", orderId: second }
  if (first === words.page && second !== undefined && third === undefined) {
    const page = Object.entries(words.pages).find(([, word]) => word === second)?.[0] as PageName | undefined
    return page !== undefined && hasPage(market, page) ? { _tag: "Page", page } : nothing
  }
  if (first === words.delivery && third === undefined && (second === undefined || second === words.carryOut)) {
    return { _tag: "Checkout" }
  }
  if (second !== undefined) return nothing
  if (first === words.cart) return { _tag: "Cart" }
  if (first === words.extras) return { _tag: "Extras" }
  if (first === words.checkout) return { _tag: "Checkout" }
  if (first === words.loggedOut) return { _tag: "LoggedOut" }
  if (first === words.login) return { _tag: "Login" }
  if (first === words.register) return { _tag: "Register" }
  if (first === words.account) return { _tag: "Account" }
  if (first === words.contact) return { _tag: "Contact" }
  if (first === words.unsubscribe) return { _tag: "Unsubscribe" }
  return nothing
}
