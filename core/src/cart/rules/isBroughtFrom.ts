import type { CartView } from "../view.ts"

/** Whether what is ordered at a store is brought: by the way that the cart at it, or an empty one, is handed over. */
export const isBroughtFrom = (
  { storeId, shipping }: Pick<CartView, "storeId" | "shipping">,
  store: { readonly id: string },
): boolean => shipping.method !== "carryout" && (storeId === "" || storeId === store.id)
