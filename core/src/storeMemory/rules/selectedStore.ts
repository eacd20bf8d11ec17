import type { CartView } from "../../cart/view.ts"
import type { ChosenStore } from "../model.ts"

/** The store that is ordered from: the one that was chosen last, else the cart's; `null` when there is none (SPEC §2.3). */
export const selectedStore = (
  chosen: ChosenStore | null,
  { storeId, storeSlug, storeName }: Pick<CartView, "storeId" | "storeSlug" | "storeName">,
): ChosenStore | null => {
  if (chosen !== null) return chosen
  return storeSlug === "" ? null : { id: storeId, slug: storeSlug, name: storeName }
}
