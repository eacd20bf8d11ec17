import type { Dialog } from "../../../messages/asked.ts"
import type { Localised } from "../../../domain/language/model.ts"
import type { ShopEvent } from "../../../messages/events.ts"
import { minimumAge } from "../../../domain/age/rules/minimumAge.ts"

/** The dialog shown before a restricted product is added; a yes emits `waiting`. */
export const askAge = (productName: Localised, waiting: ShopEvent): Dialog => ({
  content: { _tag: "AgeRestriction", minimumAge, productName },
  confirmColor: "primary",
  closeOnConfirm: true,
  onConfirm: { type: "AgeConfirmed", waiting },
  onCancel: null,
  onClose: null,
})
