import type { CartView } from "../../cart/view.ts"
import type { ChosenStore } from "../../../domain/storeMemory/model.ts"

/** The store to order from: the one chosen last, otherwise the cart's; `null` when there is neither (SPEC §2.3). */
export const selectedStore = (
  chosen: ChosenStore | null,
  { storeId, storeSlug, storeName }: Pick<CartView, "storeId" | "storeSlug" | "storeName">,
): ChosenStore | null => {
  if (chosen !== null) return chosen
  return storeSlug === "" ? null : { id: storeId, slug: storeSlug, name: storeName }
}
