import { Schema } from "effect"
import { Shipping } from "../cart/model.ts"
import type { Minor } from "../money/model.ts"
import { PaymentType } from "../order/model.ts"
import { personal, personalHere } from "../text/personal.ts"

/** The contact fields of the checkout. */
export const CheckoutField = Schema.Literals(["firstName", "lastName", "phone", "email", "message"])
export type CheckoutField = typeof CheckoutField.Type

const typed = personalHere(Schema.String.check(Schema.isMaxLength(2000)))

const typedIfAny = Schema.NullOr(typed)

/** A customer who typed into a field, or into the note for the bill, while logged in. */
const Typist = Schema.Struct({
  field: Schema.Literals([...CheckoutField.literals, "billingNote"]),
  customerId: personal(Schema.NonEmptyString.check(Schema.isMaxLength(100))),
})
export type Typist = typeof Typist.Type

/**
 * The typed text of the checkout, stored as long as the tab is open, so that a reload loses nothing; `null` is a field
 * without typed text.
 */
export const TypedForm = Schema.Struct({
  firstName: typedIfAny,
  lastName: typedIfAny,
  phone: typedIfAny,
  email: typedIfAny,
  message: typedIfAny,
  billingNote: typed,
  /** Who typed; a guest has no entry. Absent in entries of earlier builds. */
  typists: Schema.optionalKey(Schema.Array(Typist)),
  /** The chosen payment method; absent in entries of earlier builds. */
  paymentType: Schema.optionalKey(Schema.NullOr(PaymentType)),
})
export type TypedForm = typeof TypedForm.Type

/** The customer's contact and delivery address, stored on the device until they have it removed. */
export const RememberedContact = Schema.Struct({
  firstName: typed,
  lastName: typed,
  phone: typed,
  email: typed,
  shipping: Schema.Struct({
    method: Shipping.fields.method,
    address: Shipping.fields.address,
    contactless: Shipping.fields.contactless,
  }),
})
export type RememberedContact = typeof RememberedContact.Type

/** What is wrong with a field; the view has the texts. */
export type FieldFault = "missing" | "invalidPhone" | "foreignPhone" | "invalidEmail" | "tooLong"

export type CheckoutFields = { readonly [Field in CheckoutField]: string }

/** Typed here, by the customer who was logged in, or by a guest (`null`). */
export interface Typed {
  readonly customerId: string | null
}

/** Where the text of a field comes from: who typed it, the customer's account, or what this device remembers of them. */
export type FieldSource = Typed | "account" | "device"
/** The sources of the fields that have one; the others were never filled. The note for the bill is only typed. */
export type FieldSources = { readonly [Field in CheckoutField]?: FieldSource } & { readonly billingNote?: Typed }

export type FieldFaults = { readonly [Field in CheckoutField]?: FieldFault }

/** The total when the order was sent, and the current one. */
export interface PriceChange {
  readonly before: Minor
  readonly now: Minor
}

/** For whom an order is placed: an organisation, or the customer themselves. */
export interface Payer {
  readonly organisationId: string | null
}

/**
 * The order is for somebody else than the customer saw: told beside the payment, and asked about once they pressed the
 * order button.
 */
export type PayerChange = "told" | "asked"

/** Why a number is not proven yet: the code was wrong, or there was no answer. */
export type ProofFault = "wrongCode" | "unanswered"

/** Why an order was not paid online; the cart is unchanged (DECISIONS §14). */
export type PaymentFault = "cancelled" | "closed" | "calledOff"
