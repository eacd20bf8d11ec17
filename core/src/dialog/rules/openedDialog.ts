import type { DialogOpened } from "../events.ts"
import type { Dialog } from "../model.ts"

const silent = { closeOnConfirm: true, onConfirm: null, onCancel: null, onClose: null } as const

/** The dialog that a customer opens: where it only holds what is done in it, its answers say nothing. */
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
