import { Schema } from "effect"
import type { Store } from "../store/model.ts"

const short = Schema.NonEmptyString.check(Schema.isMaxLength(200))

/** The store that the customer last ordered or looked at food from; a device keeps it (SPEC §3). */
export const ChosenStore = Schema.Struct({ id: short, slug: short, name: short })
export type ChosenStore = typeof ChosenStore.Type

/** The store unit tells the house that a store's menu has come. */
export interface StoreLoaded {
  readonly type: "StoreLoaded"
  readonly store: Store
}
