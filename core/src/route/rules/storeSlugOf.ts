import type { Screen } from "../model.ts"

/** The store that a screen belongs to, by slug. */
export const storeSlugOf = (screen: Screen): string | null => ("storeSlug" in screen ? screen.storeSlug : null)

/** The store whose food a screen offers: looking at where a store is does not choose it. */
export const menuSlugOf = (screen: Screen): string | null => (screen._tag === "Store" ? null : storeSlugOf(screen))
