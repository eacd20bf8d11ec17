import { Schema } from "effect"
import { Query } from "../../domain/search/model.ts"

/** The full text of the address field after a keystroke. */
export const AddressTyped = Schema.Struct({ type: Schema.Literal("AddressTyped"), query: Query })

/** A key moved the highlight among the suggested addresses, wrapping around; `none` clears it. */
export const SuggestionPointed = Schema.Struct({
  type: Schema.Literal("SuggestionPointed"),
  to: Schema.Literals(["next", "previous", "first", "last", "none"]),
})

/** A suggested address was picked: one of the list, or with `null` the highlighted one, else the first. */
export const AddressPicked = Schema.Struct({
  type: Schema.Literal("AddressPicked"),
  index: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 }))),
})

/** The picked address was cleared to choose another. */
export const AddressForgotten = Schema.Struct({ type: Schema.Literal("AddressForgotten") })

/** The customer pressed "near me", which lets the device ask for permission to locate. */
export const NearbyWanted = Schema.Struct({ type: Schema.Literal("NearbyWanted") })

/** The full text of the store list's filter after a keystroke. */
export const StoresFiltered = Schema.Struct({ type: Schema.Literal("StoresFiltered"), query: Query })

/** A store was chosen to order from, with the method: delivery to the picked address, or carry-out. */
export const StorePicked = Schema.Struct({
  type: Schema.Literal("StorePicked"),
  storeSlug: Schema.String,
  method: Schema.Literals(["carryout", "delivery"]),
})

export const AddressEvents = [
  AddressTyped,
  SuggestionPointed,
  AddressPicked,
  AddressForgotten,
  NearbyWanted,
  StoresFiltered,
  StorePicked,
] as const
