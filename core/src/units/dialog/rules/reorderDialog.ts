import type { EarlierOrder } from "../../../domain/cart/again.ts"
import type { DialogAsked } from "../../../messages/asked.ts"

/**
 * Asks what becomes of the food in the cart when an earlier order comes into it: yes joins them, no replaces it, and
 * closing leaves it. `from` is the cart's store if it is another one, which the food would move from.
 */
export const reorderDialog = (from: string | null, order: EarlierOrder): DialogAsked => ({
  type: "DialogAsked",
  dialog: {
    content: { _tag: "Confirm", topic: { _tag: "Reorder", from, to: order.storeName } },
    confirmColor: "primary",
    closeOnConfirm: true,
    onConfirm: { type: "ReorderAgreed", order, how: "add" },
    onCancel: { type: "ReorderAgreed", order, how: "replace" },
    onClose: null,
  },
})
