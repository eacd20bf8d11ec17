import { Schema } from "effect"
import { Language, type Localised } from "../domain/language/model.ts"
import { KitchenReport } from "../domain/order/kitchen.ts"
import { Instant } from "../domain/time/model.ts"

/** A store that can be chosen on a tablet. */
export interface KitchenStore {
  readonly id: string
  readonly name: string
}

/** An item of the menu that can sell out. */
export interface Sellable {
  readonly kind: "product" | "ingredient"
  readonly code: string
  readonly name: Localised
  /** A product's codes on the list of marks; an ingredient's own. */
  readonly codes: readonly string[]
}

/** A tablet's data across reloads; the key is stored separately. */
export const TabletMemory = Schema.Struct({
  /** `null` is the market's own. */
  language: Schema.NullOr(Language),
  store: Schema.NullOr(Schema.Struct({ id: Schema.NonEmptyString, name: Schema.String })),
  isMuted: Schema.Boolean,
})
export type TabletMemory = typeof TabletMemory.Type

/** The data of a new tablet. */
export const emptyTablet: TabletMemory = { language: null, store: null, isMuted: false }

/** A press on an order that the server has not yet answered. */
export const Pressed = Schema.Struct({ orderId: Schema.NonEmptyString, number: Schema.Int, report: KitchenReport })
export type Pressed = typeof Pressed.Type

/** A store's unanswered presses, which a tablet stores over a reload; `at` is their time. */
export const KeptPresses = Schema.Struct({ storeId: Schema.String, presses: Schema.Array(Pressed), at: Instant })
export type KeptPresses = typeof KeptPresses.Type

/** The stored presses once all are answered. */
export const noPresses: KeptPresses = { storeId: "", presses: [], at: 0 }

/** How long, in ms, a press is ignored after its target has moved: it was meant for the previous one. */
export const settling = 400
