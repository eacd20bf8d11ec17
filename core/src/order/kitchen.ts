import { Schema } from "effect"
import { Kroner } from "../money/model.ts"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"
import { DeliveryMethod, OrderedLine, OrderStatus, TrackingStep } from "./model.ts"

const reason = CleanText.check(Schema.isBetweenLength(1, 200))

/** What the oven says of an order; each becomes one recorded event with its time (DECISIONS §14). */
export const KitchenReport = Schema.Union([
  Schema.Struct({ type: Schema.Literal("Accept") }),
  Schema.Struct({ type: Schema.Literal("Refuse"), reason }),
  /** The step must be the next one of the order's method. */
  Schema.Struct({ type: Schema.Literal("Step"), step: TrackingStep }),
  /** Handed over; only after the last step. */
  Schema.Struct({ type: Schema.Literal("Complete") }),
  Schema.Struct({ type: Schema.Literal("Cancel"), reason }),
])
export type KitchenReport = typeof KitchenReport.Type

/** An order as the kitchen sees it. */
export const KitchenOrder = Schema.Struct({
  orderId: Schema.NonEmptyString,
  number: Schema.Int,
  storeId: Schema.NonEmptyString,
  deliveryMethod: DeliveryMethod,
  firstName: Schema.String,
  placedAt: Instant,
  advanceOrderTime: Schema.NullOr(Instant),
  status: OrderStatus,
  step: Schema.NullOr(TrackingStep),
  /** What a kitchen without trouble reports next; `null` when nothing is left to report. */
  next: Schema.NullOr(KitchenReport),
  lines: Schema.Array(OrderedLine),
  total: Kroner,
})
export type KitchenOrder = typeof KitchenOrder.Type
