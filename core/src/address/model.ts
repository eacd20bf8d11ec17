import { Schema } from "effect"
import { Position } from "../store/model.ts"

/** A door that a pizza can be brought to, as the address search finds it (SPEC §7.4). */
export const Address = Schema.Struct({
  id: Schema.NonEmptyString,
  street: Schema.NonEmptyString,
  /** House number with its letter, e.g. "12B". */
  number: Schema.NonEmptyString,
  postalCode: Schema.NonEmptyString,
  city: Schema.NonEmptyString,
  position: Position,
})
export type Address = typeof Address.Type

/** An address that a customer keeps, with how to find the door. */
export const SavedAddress = Schema.Struct({ ...Address.fields, deliveryDescription: Schema.String })
export type SavedAddress = typeof SavedAddress.Type
