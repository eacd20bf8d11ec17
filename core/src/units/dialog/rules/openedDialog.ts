import type { DialogOpened } from "../../../messages/events/dialog.ts"
import type { Dialog } from "../../../messages/asked.ts"

const silent = { closeOnConfirm: true, onConfirm: null, onCancel: null, onClose: null } as const

/** The dialog that a customer opens. Its answers emit nothing if its content emits its own events. */
export const openedDialog = ({ dialog }: DialogOpened): Dialog => {
  switch (dialog._tag) {
    case "CouponCodes":
    case "Ingredients":
      return { ...silent, content: dialog, confirmColor: "primary" }
    case "EmptyCart": {
      const content = { _tag: "Confirm", topic: dialog } as const
      return { ...silent, content, confirmColor: "danger", onConfirm: { type: "CartEmptied" } }
    }
  }
}
