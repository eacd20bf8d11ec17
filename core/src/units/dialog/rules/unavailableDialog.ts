import type { Localised } from "../../../domain/language/model.ts"
import type { ShopEvent } from "../../../messages/events.ts"
import type { DialogAsked } from "../../../messages/asked.ts"
import { onceEach } from "./onceEach.ts"

/** Products that a store cannot supply; if none is listed, it can supply nothing in the cart. */
export interface Lost {
  readonly storeName: string
  readonly unavailable: readonly Localised[]
  readonly soldOut: readonly Localised[]
}

/** The way back to the previous store: its name, and the event that returns to it. */
export interface WayBack {
  readonly from: string
  readonly event: ShopEvent
}

/**
 * Lists what a store cannot supply (SPEC §4.2, §8.2). Every answer emits `then`. With a way back, the customer may
 * decline instead and keep the cart as it was.
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
        unavailable: onceEach(unavailable),
        soldOut: onceEach(soldOut),
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
