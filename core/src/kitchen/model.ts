import { Schema } from "effect"
import { Language, type Localised } from "../domain/language/model.ts"
import { KitchenReport } from "../domain/order/kitchen.ts"
import { Instant } from "../domain/time/model.ts"

/** A store that a tablet can stand in. */
export interface KitchenStore {
  readonly id: string
  readonly name: string
}

/** Something of the menu that a kitchen can run out of. */
export interface Sellable {
  readonly kind: "product" | "ingredient"
  readonly code: string
  readonly name: Localised
  /** A product's codes on the list of marks; an ingredient's own. */
  readonly codes: readonly string[]
}

/** What a tablet remembers across reloads; the key lies beside it. */
export const TabletMemory = Schema.Struct({
  /** `null` is the market's own. */
  language: Schema.NullOr(Language),
  store: Schema.NullOr(Schema.Struct({ id: Schema.NonEmptyString, name: Schema.String })),
  isMuted: Schema.Boolean,
})
export type TabletMemory = typeof TabletMemory.Type

/** What a tablet remembers that was never used. */
export const emptyTablet: TabletMemory = { language: null, store: null, isMuted: false }

/** A press on an order that the server has not yet answered. */
export const Pressed = Schema.Struct({ orderId: Schema.NonEmptyString, number: Schema.Int, report: KitchenReport })
export type Pressed = typeof Pressed.Type

/** What a tablet keeps of a store's presses until the server has answered: they outlast a reload; `at` is when. */
export const KeptPresses = Schema.Struct({ storeId: Schema.String, presses: Schema.Array(Pressed), at: Instant })
export type KeptPresses = typeof KeptPresses.Type

/** What a tablet keeps when every press was answered. */
export const noPresses: KeptPresses = { storeId: "", presses: [], at: 0 }

/** How long in milliseconds a press is not taken after what it is on has moved: it was meant for what stood there before. */
export const settling = 400
