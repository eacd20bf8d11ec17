import { Effect } from "effect"
import type { StoredCart } from "../domain/cart/model.ts"
import { splitPlace } from "../domain/cart/rules/splitPlace.ts"
import { Device } from "./device.ts"
import { writeEntry } from "./readEntry.ts"

/** Stores the cart on the device without the customer's place, and the place as an entry of the tab alone. */
export const saveCart = (saved: StoredCart): Effect.Effect<void, never, Device> =>
  Effect.gen(function* () {
    const { write } = yield* Device
    const { cart, place } = splitPlace(saved)
    yield* write("place", writeEntry("place", place))
    yield* write("cart", JSON.stringify(cart))
  })
