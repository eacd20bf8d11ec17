import { Schema } from "effect"
import { personalHere } from "../../domain/text/personal.ts"

const id = Schema.String.check(Schema.isBetweenLength(1, 200))

/** The customer wants to save an address (`null`), or to change one that they have saved. */
export const AddressFormOpened = Schema.Struct({
  type: Schema.Literal("AddressFormOpened"),
  id: Schema.NullOr(id),
})

/** The customer typed how to find the door of the address in the form: a code, a floor. */
export const SavedDoorTyped = Schema.Struct({
  type: Schema.Literal("SavedDoorTyped"),
  text: personalHere(Schema.String.check(Schema.isMaxLength(500))),
})

/** The customer wants the address in the form saved. */
export const AddressFormSubmitted = Schema.Struct({ type: Schema.Literal("AddressFormSubmitted") })

/** The customer leaves the form without saving. */
export const AddressFormClosed = Schema.Struct({ type: Schema.Literal("AddressFormClosed") })

/** The customer wants the address in the form removed from their account. */
export const SavedAddressRemoved = Schema.Struct({ type: Schema.Literal("SavedAddressRemoved") })

/** The customer wants the address back that they removed last. */
export const AddressRestored = Schema.Struct({ type: Schema.Literal("AddressRestored") })

/** The customer wants this address to be the one that the checkout fills in. */
export const DefaultAddressChosen = Schema.Struct({ type: Schema.Literal("DefaultAddressChosen"), id })

/** The customer wants the food at this one of their saved addresses. */
export const SavedAddressChosen = Schema.Struct({ type: Schema.Literal("SavedAddressChosen"), id })

export const AddressBookEvents = [
  AddressFormOpened,
  SavedDoorTyped,
  AddressFormSubmitted,
  AddressFormClosed,
  SavedAddressRemoved,
  AddressRestored,
  DefaultAddressChosen,
  SavedAddressChosen,
] as const
