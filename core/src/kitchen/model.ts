import { Schema } from "effect"
import { Language, type Localised } from "../domain/language/model.ts"

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
