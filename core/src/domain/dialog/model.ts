import type { Localised } from "../language/model.ts"
import type { Minor } from "../money/model.ts"
import type { MoveForeseen } from "./move.ts"

/** The subject of a generic yes-or-no dialog; the view has the texts. */
export type ConfirmTopic =
  /** The new store does not sell these, or has them sold out (SPEC §4.2, §8.2). */
  | {
      readonly _tag: "ProductsUnavailable"
      readonly storeName: string
      readonly unavailable: readonly Localised[]
      readonly soldOut: readonly Localised[]
      /** The previous store, to which the whole cart can return; `null` if it cannot. */
      readonly from: string | null
    }
  /** Adding from another store would move the cart there. */
  | ({ readonly _tag: "StoreChange" } & MoveForeseen)
  /** An earlier order would be added to a cart with goods; `from` is the cart's store if it is another one. */
  | { readonly _tag: "Reorder"; readonly from: string | null; readonly to: string }
  | { readonly _tag: "EmptyCart" }

/** The prompts of SPEC §2.5. */
export type DialogContent =
  | { readonly _tag: "CouponCodes" }
  | { readonly _tag: "LoyaltyPrompt"; readonly points: number }
  | { readonly _tag: "Ingredients"; readonly variationCode: string; readonly lineId: string | null }
  | { readonly _tag: "AgeRestriction"; readonly minimumAge: number; readonly productName: Localised }
  | {
      readonly _tag: "CouponNotForMethod"
      readonly couponCodes: readonly string[]
      readonly changeTo: "carryout" | "delivery"
      readonly shippingPrice: Minor
    }
  | { readonly _tag: "Confirm"; readonly topic: ConfirmTopic }

/** A question to the customer, and the event of each answer: data, not functions. */
export interface DialogOf<Event> {
  readonly content: DialogContent
  readonly confirmColor: "primary" | "danger"
  readonly closeOnConfirm: boolean
  readonly onConfirm: Event | null
  readonly onCancel: Event | null
  readonly onClose: Event | null
}

/** An open or queued dialog, with the id that its answers have. */
export interface AskedDialogOf<Event> extends DialogOf<Event> {
  readonly id: string
}
