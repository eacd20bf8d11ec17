import { Schema } from "effect"
import { FoundStore } from "../store/wire.ts"

const { distance: _, ...fields } = FoundStore.fields

/**
 * A store found for an address, without its distance: distances from several stores would give the address away, and
 * this answer is logged.
 */
export const OfferedStore = Schema.Struct(fields)
export type OfferedStore = typeof OfferedStore.Type

/** The stores that deliver to an address, best first, and the stores near it. */
export const StoresOffer = Schema.Struct({
  delivering: Schema.Array(OfferedStore),
  nearest: Schema.Array(OfferedStore),
})
export type StoresOffer = typeof StoresOffer.Type
