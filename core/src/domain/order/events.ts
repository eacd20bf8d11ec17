import { Schema } from "effect"
import { Instant } from "../time/model.ts"
import { DeliveryMethod, OrderAmounts, OrderedLine, OrderExtras, PaymentType, TrackingStep } from "./model.ts"

const facts = { orderId: Schema.NonEmptyString, at: Instant }

/** An order's contents without its customer: personal data is stored beside the events, where it can be deleted. */
const contents = {
  /** The number that staff call out; unique among a store's orders of a day. */
  number: Schema.Int,
  storeId: Schema.NonEmptyString,
  deliveryMethod: DeliveryMethod,
  paymentType: PaymentType,
  /** The requested time; `null` is as soon as possible. */
  advanceOrderTime: Schema.NullOr(Instant),
  estimatedAt: Instant,
  lines: Schema.Array(OrderedLine),
  ...OrderAmounts,
  ...OrderExtras,
}

/** An order awaits card payment: the store receives it once it is paid (DECISIONS §14). */
export const PaymentAwaited = Schema.TaggedStruct("PaymentAwaited", { ...facts, ...contents })
export type PaymentAwaited = typeof PaymentAwaited.Type

/** An order reached the store: at once, or after `PaymentAwaited`, with times and payment method as of then. */
export const OrderPlaced = Schema.TaggedStruct("OrderPlaced", { ...facts, ...contents })
export type OrderPlaced = typeof OrderPlaced.Type

/** The payment deadline passed; the store never received the order. */
export const OrderLapsed = Schema.TaggedStruct("OrderLapsed", facts)

/** The card payment of an order at its store was withdrawn: it is paid at the hand-over instead. */
export const PaymentWithdrawn = Schema.TaggedStruct("PaymentWithdrawn", facts)

/** The store accepted the order. */
export const OrderAccepted = Schema.TaggedStruct("OrderAccepted", facts)

/** The kitchen reached a step (SPEC §2.7). */
export const StepReached = Schema.TaggedStruct("StepReached", { ...facts, step: TrackingStep })

/** The kitchen needs more time; `estimatedAt` is the new expected time. */
export const OrderDelayed = Schema.TaggedStruct("OrderDelayed", { ...facts, estimatedAt: Instant })

/** The store refused the order; `reason` is the store's own text. */
export const OrderRefused = Schema.TaggedStruct("OrderRefused", { ...facts, reason: Schema.String })

/** The order was cancelled. */
export const OrderCancelled = Schema.TaggedStruct("OrderCancelled", { ...facts, reason: Schema.String })

/** The order was handed over: its regular end. */
export const OrderCompleted = Schema.TaggedStruct("OrderCompleted", facts)

/**
 * What happened to an order. The names are stored: an event whose shape must change gets a new name (`OrderPlaced2`)
 * and an upcast from the old one, never an edit.
 */
export const OrderEvent = Schema.Union([
  PaymentAwaited,
  OrderPlaced,
  OrderLapsed,
  PaymentWithdrawn,
  OrderAccepted,
  StepReached,
  OrderDelayed,
  OrderRefused,
  OrderCancelled,
  OrderCompleted,
])
export type OrderEvent = typeof OrderEvent.Type
