import { readContactless } from "../../address/rules/readContactless.ts"
import type { DeliveryMethod, Destination } from "../model.ts"
import type { Recipient } from "../recipient.ts"
import type { KitchenPlace } from "./describeForKitchen.ts"
import { describeHotspot } from "./describeHotspot.ts"

/** An order's destination as its customer reads it; `null` if it is collected, or its data was deleted. */
export const destinationOf = (
  method: DeliveryMethod,
  recipient: Pick<Recipient, "address" | "hotspotId" | "answers">,
  { market, store, language }: Pick<KitchenPlace, "market" | "store" | "language">,
): Destination | null => {
  if (method === "delivery") return doorOf(recipient.address, market)
  const hotspot = method === "hotspot" ? describeHotspot(recipient, store, language) : null
  return hotspot && { _tag: "Hotspot", name: hotspot.name, answers: hotspot.answers }
}

const doorOf = (address: Recipient["address"], market: KitchenPlace["market"]): Destination | null => {
  if (address === null) return null
  const { street, postalCode, city, deliveryDescription } = address
  return { _tag: "Door", street, postalCode, city, ...readContactless(deliveryDescription, market) }
}
