import { Schema } from "effect"
import type { Refusal } from "../api/refusal.ts"
import { CheckoutField } from "./model.ts"
import { personalHere } from "../text/personal.ts"

/** Something was typed; the whole text of the field now. */
export const FieldTyped = Schema.Struct({
  type: Schema.Literal("FieldTyped"),
  field: CheckoutField,
  text: personalHere(Schema.String.check(Schema.isMaxLength(100_000))),
})

/** A field was left: from now on its fault is shown. */
export const FieldLeft = Schema.Struct({ type: Schema.Literal("FieldLeft"), field: CheckoutField })

/** The customer wants the pizza. */
export const OrderSubmitted = Schema.Struct({ type: Schema.Literal("OrderSubmitted") })

/** Checkout tells the house that the server has taken the order. */
export interface OrderPlaced {
  readonly type: "OrderPlaced"
  readonly orderId: string
}

/** Checkout tells the house that the server has not taken the order, and why. */
export interface OrderRefused {
  readonly type: "OrderRefused"
  readonly refusal: Refusal
}

export const CheckoutEvents = [FieldTyped, FieldLeft, OrderSubmitted] as const
