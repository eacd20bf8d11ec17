import { Schema } from "effect"
import { Position } from "../store/model.ts"
import { personal, personalHere } from "../text/personal.ts"

/** An address to deliver to, as the address search finds it (SPEC §7.4). */
export const Address = Schema.Struct({
  id: Schema.NonEmptyString,
  street: personal(Schema.NonEmptyString),
  /** House number with its letter, e.g. "12B". */
  number: personalHere(Schema.NonEmptyString),
  postalCode: personal(Schema.NonEmptyString),
  city: personal(Schema.NonEmptyString),
  position: Position,
})
export type Address = typeof Address.Type

/** A customer's saved address, with directions to the door. */
export const SavedAddress = Schema.Struct({
  ...Address.fields,
  deliveryDescription: personal(Schema.String),
  /** True for the customer's default address; absent for all others. */
  isDefault: Schema.optionalKey(Schema.Literal(true)),
})
export type SavedAddress = typeof SavedAddress.Type
