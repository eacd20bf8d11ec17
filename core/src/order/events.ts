import { Schema } from "effect"
import { Instant } from "../time/model.ts"
import { DeliveryMethod, OrderAmounts, OrderedLine, PaymentType, TrackingStep } from "./model.ts"

const facts = { orderId: Schema.NonEmptyString, at: Instant }

/** What is ordered. Says nothing about who: personal data stays beside the events, where it can be deleted. */
const contents = {
  /** What staff call out; counts from 1 each day in each store. */
  number: Schema.Int,
  storeId: Schema.NonEmptyString,
  deliveryMethod: DeliveryMethod,
  paymentType: PaymentType,
  /** The wanted moment; `null` is as soon as possible. */
  advanceOrderTime: Schema.NullOr(Instant),
  estimatedAt: Instant,
  lines: Schema.Array(OrderedLine),
  ...OrderAmounts,
}

/** A customer ordered and will pay by card: the store hears of it once it is paid (DECISIONS §14). */
export const PaymentAwaited = Schema.TaggedStruct("PaymentAwaited", { ...facts, ...contents })
export type PaymentAwaited = typeof PaymentAwaited.Type

/** An order reached the store: at once, or after `PaymentAwaited`, with the times and the way to pay as they are then. */
export const OrderPlaced = Schema.TaggedStruct("OrderPlaced", { ...facts, ...contents })
export type OrderPlaced = typeof OrderPlaced.Type

/** Nobody paid in time: the store never heard of it. */
export const OrderLapsed = Schema.TaggedStruct("OrderLapsed", facts)

/** The store took the order on. */
export const OrderAccepted = Schema.TaggedStruct("OrderAccepted", facts)

/** The kitchen reached a step (SPEC §2.7). */
export const StepReached = Schema.TaggedStruct("StepReached", { ...facts, step: TrackingStep })

/** The store will not make it, in its own words why. */
export const OrderRefused = Schema.TaggedStruct("OrderRefused", { ...facts, reason: Schema.String })

/** The order was called off. */
export const OrderCancelled = Schema.TaggedStruct("OrderCancelled", { ...facts, reason: Schema.String })

/** Handed over: the end of a good order. */
export const OrderCompleted = Schema.TaggedStruct("OrderCompleted", facts)

/**
 * What happened to an order. The names are stored: an event whose shape must change gets a new name
 * (`OrderPlaced2`) and an upcast from the old one, never an edit.
 */
export const OrderEvent = Schema.Union([
  PaymentAwaited,
  OrderPlaced,
  OrderLapsed,
  OrderAccepted,
  StepReached,
  OrderRefused,
  OrderCancelled,
  OrderCompleted,
])
export type OrderEvent = typeof OrderEvent.Type
