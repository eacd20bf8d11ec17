import type { CartView } from "../view.ts"

/** Whether an order from this store is delivered: decided by the method of its cart, or of an empty one. */
export const isBroughtFrom = (
  { storeId, shipping }: Pick<CartView, "storeId" | "shipping">,
  store: { readonly id: string },
): boolean => shipping.method !== "carryout" && (storeId === "" || storeId === store.id)
