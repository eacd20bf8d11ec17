import { Schema } from "effect"
import { Query } from "../search/model.ts"

/** Something was typed into the address field; the whole text of it now. */
export const AddressTyped = Schema.Struct({ type: Schema.Literal("AddressTyped"), query: Query })

/** A key moved on among the suggested addresses, round at the ends; `none` points at none of them any more. */
export const SuggestionPointed = Schema.Struct({
  type: Schema.Literal("SuggestionPointed"),
  to: Schema.Literals(["next", "previous", "first", "last", "none"]),
})

/** A suggested address was picked: one of the list, or with `null` the one that is pointed at, else the first. */
export const AddressPicked = Schema.Struct({
  type: Schema.Literal("AddressPicked"),
  index: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 }))),
})

/** The customer wants another address than the one that was picked. */
export const AddressForgotten = Schema.Struct({ type: Schema.Literal("AddressForgotten") })

/** The customer pressed "near me": the device may be asked where it is, which asks the customer. */
export const NearbyWanted = Schema.Struct({ type: Schema.Literal("NearbyWanted") })

/** Something was typed into the field above the list of stores; the whole text of it now. */
export const StoresFiltered = Schema.Struct({ type: Schema.Literal("StoresFiltered"), query: Query })

/** A store was chosen to order from, and how to get the food: brought to the address that was picked, or collected. */
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
