import type { CartView } from "../view.ts"

/**
 * Whether an order from this store would be delivered: by the method of a cart at this store, or of a cart without a
 * store.
 */
export const isDeliveredFrom = (
  { storeId, shipping }: Pick<CartView, "storeId" | "shipping">,
  store: { readonly id: string },
): boolean => shipping.method !== "carryout" && (storeId === "" || storeId === store.id)
