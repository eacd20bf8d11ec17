import { type Language, localise } from "@skorpe/core/domain/language"
import { type Screen, storeSlugOf } from "@skorpe/core/domain/route"
import type { ShopViews } from "@skorpe/core/shop"
import type { Store } from "@skorpe/core/domain/store"
import { descriptions } from "./descriptions.ts"

/** The store in the page's address, which may differ from the current store. */
const storeAt = (screen: Screen, { current, list }: ShopViews["store"]): Store | undefined => {
  const slug = storeSlugOf(screen)
  const isIt = (store: Store): boolean => store.slug === slug || store.id === slug
  if (current !== null && isIt(current.store)) return current.store
  return list._tag === "Loaded" ? list.value.find(isIt) : undefined
}

const templateOf = (screen: Screen, language: Language, isStoreKnown: boolean): string => {
  if (screen._tag === "Page") return descriptions[screen.page][language]
  // While the store is not loaded, the description is the store list's.
  const isVague = storeSlugOf(screen) !== null && !isStoreKnown
  return descriptions[isVague ? "Stores" : screen._tag][language]
}

/** The meta description of the page that these views show (SPEC §1: titles and descriptions). */
export const describe = ({ route, store }: Pick<ShopViews, "route" | "store">): string => {
  const { screen, language } = route
  const shown = storeAt(screen, store)
  const slug = screen._tag === "Product" ? screen.productSlug : null
  const product = store.current?.menu.products.find((one) => one.slug === slug)
  const facts: Readonly<Record<string, string>> = {
    store: shown?.name ?? "",
    place: shown === undefined ? "" : `${shown.address.street}, ${shown.address.city}`,
    product: product === undefined ? "Pizza" : localise(product.name, language),
  }
  return templateOf(screen, language, shown !== undefined).replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "")
}
