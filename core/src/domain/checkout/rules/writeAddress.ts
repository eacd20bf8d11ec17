import { markContactless } from "../../address/rules/markContactless.ts"
import type { Market } from "../../market/model.ts"
import type { OrderAddress } from "../../order/model.ts"
import type { Position } from "../../store/model.ts"
import { cleanText } from "./cleanText.ts"

/** A delivery address: its location, and directions to the door. */
export interface Door {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly position: Position
  readonly deliveryDescription: string
}

/** The address as sent; a contactless order's description starts with the market's marker (SPEC §5). */
export const writeAddress = (market: Market, door: Door, contactless: boolean): OrderAddress => ({
  street: cleanText(door.street),
  postalCode: cleanText(door.postalCode),
  city: cleanText(door.city),
  position: door.position,
  deliveryDescription: contactless
    ? markContactless(cleanText(door.deliveryDescription), market)
    : cleanText(door.deliveryDescription),
})
