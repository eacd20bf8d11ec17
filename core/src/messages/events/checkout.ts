import { Schema } from "effect"
import type { Refusal } from "../../api/refusal.ts"
import { type OrderLine, PaymentType } from "../../domain/order/model.ts"
import { personalHere } from "../../domain/text/personal.ts"
import { CheckoutField } from "../../domain/checkout/model.ts"
import { Sealed } from "../../vault/model.ts"

const typed = personalHere(Schema.String.check(Schema.isMaxLength(100_000)))

/** The full text of a field after a keystroke. */
export const FieldTyped = Schema.Struct({ type: Schema.Literal("FieldTyped"), field: CheckoutField, text: typed })

/** A field lost focus: from now on its fault is shown. */
export const FieldLeft = Schema.Struct({ type: Schema.Literal("FieldLeft"), field: CheckoutField })

/** The reference that an organisation wants on its invoice. */
export const BillingNoteTyped = Schema.Struct({ type: Schema.Literal("BillingNoteTyped"), billingNote: typed })

/** The customer opted in to messages, or out. */
export const OptInChosen = Schema.Struct({
  type: Schema.Literal("OptInChosen"),
  channel: Schema.Literals(["email", "sms"]),
  agreed: Schema.Boolean,
})

/** The customer asked this device to remember who and where they are, or to forget it. */
export const RememberingChosen = Schema.Struct({ type: Schema.Literal("RememberingChosen"), remember: Schema.Boolean })

export const PaymentTypeChosen = Schema.Struct({ type: Schema.Literal("PaymentTypeChosen"), paymentType: PaymentType })

/** The customer submitted the order. */
export const OrderSubmitted = Schema.Struct({ type: Schema.Literal("OrderSubmitted") })

/** The customer wants the cart, which was sent before, to be a new order. */
export const NewOrderChosen = Schema.Struct({ type: Schema.Literal("NewOrderChosen") })

/** The customer wants a code by SMS, to prove the number that they typed: at first, and again for another code. */
export const NumberProofWanted = Schema.Struct({ type: Schema.Literal("NumberProofWanted") })

/** The code that came by SMS was entered; the event holds only a handle to it (DECISIONS §17). */
export const NumberCodeEntered = Schema.Struct({ type: Schema.Literal("NumberCodeEntered"), code: Sealed })

/** The customer would rather change the number or the order. */
export const NumberProofAbandoned = Schema.Struct({ type: Schema.Literal("NumberProofAbandoned") })

/** Emitted by checkout when the server has accepted the order. */
export interface OrderPlaced {
  readonly type: "OrderPlaced"
  readonly orderId: string
  /** The idempotency key it was sent with: its cart's id. */
  readonly key: string
  /** Its food; absent when this device does not know it. The cart keeps what it holds beyond that. */
  readonly lines?: readonly OrderLine[]
  /** True when the customer asked to be remembered: the next cart then keeps how and where they get it. */
  readonly remembers?: boolean
  /** Whose order it is: `null` for a guest's; absent when nobody knew. */
  readonly customerId?: string | null
}

/**
 * Emitted by checkout when the order of this key was not paid, or when the customer wants another one. The cart needs a
 * new id, because its next order is another one.
 */
export interface KeySpent {
  readonly type: "KeySpent"
  readonly key: string
}

/** Emitted by checkout when the server refused the order, with the reason. */
export interface OrderRefused {
  readonly type: "OrderRefused"
  readonly refusal: Refusal
}

export const CheckoutEvents = [
  FieldTyped,
  FieldLeft,
  BillingNoteTyped,
  OptInChosen,
  RememberingChosen,
  PaymentTypeChosen,
  OrderSubmitted,
  NewOrderChosen,
  NumberProofWanted,
  NumberCodeEntered,
  NumberProofAbandoned,
] as const
