import type { Localised } from "../language/model.ts"
import type { Minor } from "../money/model.ts"
import type { ShopEvent } from "../shop/events.ts"

/** What a generic yes-or-no dialog is about; the words are the view's. */
export type ConfirmTopic =
  /** The new store does not sell these, or they are sold out there (SPEC §4.2, §8.2). */
  | {
      readonly _tag: "ProductsUnavailable"
      readonly storeName: string
      readonly unavailable: readonly Localised[]
      readonly soldOut: readonly Localised[]
      /** The store that one came from and can go back to, with all that was in the cart; `null` when there is no way back. */
      readonly from: string | null
    }
  /** The cart holds food of another store: go on there with what that store sells? */
  | { readonly _tag: "StoreChange"; readonly from: string; readonly to: string }
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

/** A question to the customer, and what the house is told when it is answered: events, not functions. */
export interface Dialog {
  readonly content: DialogContent
  readonly confirmColor: "primary" | "danger"
  readonly closeOnConfirm: boolean
  readonly onConfirm: ShopEvent | null
  readonly onCancel: ShopEvent | null
  readonly onClose: ShopEvent | null
}

/** Somebody in the house wants to ask the customer something; it waits its turn. */
export interface DialogAsked {
  readonly type: "DialogAsked"
  readonly dialog: Dialog
}

/** A dialog that is open or waits, under the id that its answers carry. */
export interface AskedDialog extends Dialog {
  readonly id: string
}

/** Somebody in the house no longer wants to know: questions of this kind go unanswered, open or waiting. */
export interface DialogWithdrawn {
  readonly type: "DialogWithdrawn"
  readonly about: DialogContent["_tag"]
}

/** A dialog stands before everything else from now on. */
export interface DialogShown {
  readonly type: "DialogShown"
}

/** No dialog is open any more. */
export interface DialogsEnded {
  readonly type: "DialogsEnded"
}
