import type { Localised } from "../../language/model.ts"
import type { ShopEvent } from "../../shop/events.ts"
import type { DialogAsked } from "../model.ts"

/** What a store cannot make of what was wanted; nothing named is all of it. */
export interface Lost {
  readonly storeName: string
  readonly unavailable: readonly Localised[]
  readonly soldOut: readonly Localised[]
}

/** The way back to the store that one came from: its name, and what happens then. */
export interface WayBack {
  readonly from: string
  readonly event: ShopEvent
}

/** Two lines of one product are one name. */
const once = (names: readonly Localised[]): readonly Localised[] =>
  names.filter(({ nb }, index) => names.findIndex((other) => other.nb === nb) === index)

/**
 * Tells what cannot be had in a store (SPEC §4.2, §8.2). `then` happens whatever is answered; with a way back the
 * customer may say no instead and has the cart as it was.
 */
export const unavailableDialog = (
  { storeName, unavailable, soldOut }: Lost,
  then: ShopEvent | null,
  back: WayBack | null = null,
): DialogAsked => ({
  type: "DialogAsked",
  dialog: {
    content: {
      _tag: "Confirm",
      topic: {
        _tag: "ProductsUnavailable",
        storeName,
        unavailable: once(unavailable),
        soldOut: once(soldOut),
        from: back?.from ?? null,
      },
    },
    confirmColor: "primary",
    closeOnConfirm: true,
    onConfirm: then,
    onCancel: back?.event ?? then,
    onClose: then,
  },
})
