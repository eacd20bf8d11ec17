import { type Language, localise } from "@skorpe/core/language"
import type { Screen } from "@skorpe/core/route"
import type { ShopViews } from "@skorpe/core/shop"
import { descriptions } from "./descriptions.ts"

const templateOf = (screen: Screen, language: Language): string => {
  const name = screen._tag === "Page" ? screen.page : screen._tag
  return (descriptions[name] ?? descriptions.Landing)?.[language] ?? ""
}

/** What a search engine may say of the page that these views show (SPEC §1: titles and descriptions). */
export const describe = ({ route, store }: Pick<ShopViews, "route" | "store">): string => {
  const { screen, language } = route
  const { current } = store
  const slug = screen._tag === "Product" ? screen.productSlug : null
  const product = current?.menu.products.find((one) => one.slug === slug)
  const facts: Readonly<Record<string, string>> = {
    store: current?.store.name ?? "",
    place: current === null ? "" : `${current.store.address.street}, ${current.store.address.city}`,
    product: product === undefined ? "" : localise(product.name, language),
  }
  return templateOf(screen, language).replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "")
}
