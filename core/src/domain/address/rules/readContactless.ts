import type { Market } from "../../market/model.ts"

/** A parsed delivery description: whether it has the market's contactless marker, and the customer's own text. */
export interface DoorWords {
  readonly deliveryDescription: string
  readonly contactless: boolean
}

/** Removes the contactless marker from a delivery description; the inverse of `markContactless` (SPEC §5). */
export const readContactless = (
  description: string,
  { contactlessMarker }: Pick<Market, "contactlessMarker">,
): DoorWords =>
  description.startsWith(contactlessMarker)
    ? { deliveryDescription: description.slice(contactlessMarker.length).trim(), contactless: true }
    : { deliveryDescription: description, contactless: false }
