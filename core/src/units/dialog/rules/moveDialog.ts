import type { MoveForeseen } from "../../../domain/dialog/move.ts"
import type { ShopEvent } from "../../../messages/events.ts"
import type { DialogAsked } from "../../../messages/asked.ts"
import { onceEach } from "./onceEach.ts"

/** Asks before the cart moves to another store, with all that would change; only a yes emits `then` (SPEC §4.2). */
export const moveDialog = (foreseen: MoveForeseen, then: ShopEvent): DialogAsked => ({
  type: "DialogAsked",
  dialog: {
    content: {
      _tag: "Confirm",
      topic: {
        _tag: "StoreChange",
        ...foreseen,
        unavailable: onceEach(foreseen.unavailable),
        soldOut: onceEach(foreseen.soldOut),
      },
    },
    confirmColor: "primary",
    closeOnConfirm: true,
    onConfirm: then,
    onCancel: null,
    onClose: null,
  },
})
