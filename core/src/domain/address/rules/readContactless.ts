import type { Market } from "../../market/model.ts"

/** What a delivery description says: whether it has the market's contactless marker, and the customer's own words. */
export interface DoorWords {
  readonly deliveryDescription: string
  readonly contactless: boolean
}

/** Takes the contactless marker off a delivery description: the way back from `markContactless` (SPEC §5). */
export const readContactless = (
  description: string,
  { contactlessMarker }: Pick<Market, "contactlessMarker">,
): DoorWords =>
  description.startsWith(contactlessMarker)
    ? { deliveryDescription: description.slice(contactlessMarker.length).trim(), contactless: true }
    : { deliveryDescription: description, contactless: false }
