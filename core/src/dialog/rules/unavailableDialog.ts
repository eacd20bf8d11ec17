import type { Localised } from "../../language/model.ts"
import type { ShopEvent } from "../../shop/events.ts"
import type { DialogAsked } from "../model.ts"

/** What a store cannot make of what was wanted; nothing named is all of it. */
export interface Lost {
  readonly storeName: string
  readonly unavailable: readonly Localised[]
  readonly soldOut: readonly Localised[]
}

/** Tells what cannot be had in a store (SPEC §4.2, §8.2); `then` happens whatever is answered, for there is no choice. */
export const unavailableDialog = ({ storeName, unavailable, soldOut }: Lost, then: ShopEvent | null): DialogAsked => ({
  type: "DialogAsked",
  dialog: {
    content: { _tag: "Confirm", topic: { _tag: "ProductsUnavailable", storeName, unavailable, soldOut } },
    confirmColor: "primary",
    closeOnConfirm: true,
    onConfirm: then,
    onCancel: then,
    onClose: then,
  },
})
