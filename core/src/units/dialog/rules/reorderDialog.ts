import type { EarlierOrder } from "../../../domain/cart/again.ts"
import type { DialogAsked } from "../../../messages/asked.ts"

/**
 * Asks what to do with the food in the cart when an earlier order is added: yes joins them, no replaces the food, and
 * closing leaves the cart as it is. `from` is the cart's store if it is another one, from which the food would move.
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
