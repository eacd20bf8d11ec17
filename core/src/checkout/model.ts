import { Schema } from "effect"
import type { Minor } from "../money/model.ts"

/** The fields that a customer fills in to collect an order. */
export const CheckoutField = Schema.Literals(["firstName", "lastName", "phone", "email", "message"])
export type CheckoutField = typeof CheckoutField.Type

/** What is wrong with a field; the words are the view's. */
export type FieldFault = "missing" | "invalidPhone" | "invalidEmail" | "tooLong"

export type CheckoutFields = { readonly [Field in CheckoutField]: string }
export type FieldFaults = { readonly [Field in CheckoutField]?: FieldFault }

/** What the whole order cost when it was sent, and what it costs. */
export interface PriceChange {
  readonly before: Minor
  readonly now: Minor
}
