import type { Screen } from "../model.ts"

/** The slug of the store that a screen belongs to. */
export const storeSlugOf = (screen: Screen): string | null => ("storeSlug" in screen ? screen.storeSlug : null)

/** The slug of the store whose menu a screen shows; a store's own page does not choose that store. */
export const menuSlugOf = (screen: Screen): string | null => (screen._tag === "Store" ? null : storeSlugOf(screen))
