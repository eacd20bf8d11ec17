import type { Dialog } from "../../dialog/model.ts"
import type { Localised } from "../../language/model.ts"
import type { ShopEvent } from "../../shop/events.ts"
import { minimumAge } from "./minimumAge.ts"

/** The question that stands before a restricted product; when it is answered with yes, `waiting` happens after all. */
export const askAge = (productName: Localised, waiting: ShopEvent): Dialog => ({
  content: { _tag: "AgeRestriction", minimumAge, productName },
  confirmColor: "primary",
  closeOnConfirm: true,
  onConfirm: { type: "AgeConfirmed", waiting },
  onCancel: null,
  onClose: null,
})
