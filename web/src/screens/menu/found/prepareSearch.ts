import type { Language } from "@skorpe/core/language"
import { type Menu, searchProducts } from "@skorpe/core/menu"

/** Reads the menu through before the first key, once the field is there to be typed in: the core keeps what it reads. */
export const prepareSearch = (menu: Menu, language: Language): void => {
  setTimeout(() => void searchProducts(menu, "-", language))
}
