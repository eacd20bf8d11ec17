import type { Language } from "@skorpe/core/domain/language"
import { type Menu, searchProducts } from "@skorpe/core/domain/menu"

/** Builds the core's search index of a menu, which the core caches, so that the first key is fast. */
export const prepareSearch = (menu: Menu, language: Language): void => {
  setTimeout(() => void searchProducts(menu, "-", language))
}
