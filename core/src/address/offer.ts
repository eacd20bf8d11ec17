import { Schema } from "effect"
import { FoundStore } from "../store/wire.ts"

const { distance: _, ...fields } = FoundStore.fields

/** A store as it is found for an address; how far it is follows from where both lie, so no log holds it. */
export const OfferedStore = Schema.Struct(fields)
export type OfferedStore = typeof OfferedStore.Type

/** Which stores bring to an address, the best first, and which are near it. */
export const StoresOffer = Schema.Struct({
  delivering: Schema.Array(OfferedStore),
  nearest: Schema.Array(OfferedStore),
})
export type StoresOffer = typeof StoresOffer.Type
