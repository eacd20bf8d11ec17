import type { Dialog } from "../../dialog/model.ts"
import type { Localised } from "../../language/model.ts"
import type { ShopEvent } from "../../shop/events.ts"
import { minimumAge } from "./minimumAge.ts"

/** The question that stands before a restricted product; when it is answered with yes, `then` happens after all. */
export const askAge = (productName: Localised, then: ShopEvent): Dialog => ({
  content: { _tag: "AgeRestriction", minimumAge, productName },
  confirmColor: "primary",
  closeOnConfirm: true,
  onConfirm: { type: "AgeConfirmed", then },
  onCancel: null,
  onClose: null,
})
