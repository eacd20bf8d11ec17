import type { StoredCart } from "../../cart/model.ts"
import { splitPlace } from "../../cart/rules/splitPlace.ts"
import { type DeviceEntry, writeEntry } from "../entries.ts"
import type { Attempt, Kept } from "../model.ts"

/** A world's command to store something on the device. */
type Keeping =
  | { readonly type: "SaveCart"; readonly cart: StoredCart }
  | { readonly type: "SaveAttempt"; readonly attempt: Attempt | null }
  | { readonly type: "Keep"; readonly kept: Kept }

/** An entry and its text; `null` deletes it. */
export type DeviceWrite = readonly [DeviceEntry, string | null]

/**
 * The entries to write for a command. A cart is written without the customer's place, which is an entry of the tab
 * only.
 */
export const writesOf = (command: Keeping): readonly DeviceWrite[] => {
  if (command.type === "Keep") return [[command.kept.entry, writeEntry(command.kept.entry, command.kept.value)]]
  if (command.type === "SaveAttempt") return [["attempt", writeEntry("attempt", command.attempt)]]
  const { cart, place } = splitPlace(command.cart)
  return [
    ["place", writeEntry("place", place)],
    ["cart", JSON.stringify(cart)],
  ]
}
