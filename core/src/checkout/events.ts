import { Schema } from "effect"
import type { Refusal } from "../api/refusal.ts"
import { PaymentType } from "../order/model.ts"
import { personalHere } from "../text/personal.ts"
import { CheckoutField } from "./model.ts"

const typed = personalHere(Schema.String.check(Schema.isMaxLength(100_000)))

/** Something was typed; the whole text of the field now. */
export const FieldTyped = Schema.Struct({ type: Schema.Literal("FieldTyped"), field: CheckoutField, text: typed })

/** A field was left: from now on its fault is shown. */
export const FieldLeft = Schema.Struct({ type: Schema.Literal("FieldLeft"), field: CheckoutField })

/** What an organisation wants to read on its bill. */
export const BillingNoteTyped = Schema.Struct({ type: Schema.Literal("BillingNoteTyped"), billingNote: typed })

/** The customer agreed to hear from us, or no longer does. */
export const OptInChosen = Schema.Struct({
  type: Schema.Literal("OptInChosen"),
  channel: Schema.Literals(["email", "sms"]),
  agreed: Schema.Boolean,
})

export const PaymentTypeChosen = Schema.Struct({ type: Schema.Literal("PaymentTypeChosen"), paymentType: PaymentType })

/** The port of card payments came to be there, or went away; without it cards are not offered. */
export const CardPaymentOffered = Schema.Struct({ type: Schema.Literal("CardPaymentOffered"), offered: Schema.Boolean })

/** The port of card payments learnt how the payment of an order ended (DECISIONS §14). */
export const PaymentEnded = Schema.Struct({
  type: Schema.Literal("PaymentEnded"),
  orderId: Schema.String,
  outcome: Schema.Literals(["authorised", "refused", "cancelled"]),
})

/** The customer wants the pizza. */
export const OrderSubmitted = Schema.Struct({ type: Schema.Literal("OrderSubmitted") })

/** Checkout tells the house that the server has taken the order. */
export interface OrderPlaced {
  readonly type: "OrderPlaced"
  readonly orderId: string
  /** The key that it was sent under: its cart's id. */
  readonly key: string
}

/** Checkout tells the cart that its order was not paid: what is ordered next is another order. */
export interface PaymentFailed {
  readonly type: "PaymentFailed"
  readonly key: string
}

/** Checkout tells the house that the server has not taken the order, and why. */
export interface OrderRefused {
  readonly type: "OrderRefused"
  readonly refusal: Refusal
}

/** Checkout tells the port of card payments that an order waits to be paid. */
export interface PaymentWanted {
  readonly type: "PaymentWanted"
  readonly orderId: string
}

export const CheckoutEvents = [
  FieldTyped,
  FieldLeft,
  BillingNoteTyped,
  OptInChosen,
  PaymentTypeChosen,
  CardPaymentOffered,
  PaymentEnded,
  OrderSubmitted,
] as const
