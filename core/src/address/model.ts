import { Schema } from "effect"
import { Position } from "../store/model.ts"
import { personal, personalHere } from "../text/personal.ts"

/** A door that a pizza can be brought to, as the address search finds it (SPEC §7.4). */
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

/** An address that a customer keeps, with how to find the door. */
export const SavedAddress = Schema.Struct({ ...Address.fields, deliveryDescription: personal(Schema.String) })
export type SavedAddress = typeof SavedAddress.Type
