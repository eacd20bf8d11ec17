import type { Screen } from "../model.ts"

/** The store that a screen belongs to, by slug. */
export const storeSlugOf = (screen: Screen): string | null =>
  screen._tag === "Menu" || screen._tag === "Product" ? screen.storeSlug : null
