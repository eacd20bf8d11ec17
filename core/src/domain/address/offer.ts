import { Schema } from "effect"
import { FoundStore } from "../store/wire.ts"

const { distance: _, ...fields } = FoundStore.fields

/**
 * A store found for an address. The distance follows from both positions, so it would reveal the address; no log holds
 * it.
 */
export const OfferedStore = Schema.Struct(fields)
export type OfferedStore = typeof OfferedStore.Type

/** The stores that deliver to an address, best first, and the stores near it. */
export const StoresOffer = Schema.Struct({
  delivering: Schema.Array(OfferedStore),
  nearest: Schema.Array(OfferedStore),
})
export type StoresOffer = typeof StoresOffer.Type
