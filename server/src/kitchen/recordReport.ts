import { applyEvent, decideReport, type KitchenReport, type Tracking } from "@skorpe/core/order"
import { Effect, Schema } from "effect"
import { appendEvent } from "../orders/queries.ts"
import { readTracking } from "../orders/readOrder.ts"
import { Settings } from "../settings.ts"

/** A report that cannot follow what has happened to the order. @public */
export class ReportNotAllowed extends Schema.TaggedError<ReportNotAllowed>()("ReportNotAllowed", {
  code: Schema.Literal(3016),
}) {}

/** Records what the kitchen says of an order; when another report came first, judges again what it means now. */
export const recordReport = Effect.fnUntraced(function* (orderId: string, report: KitchenReport) {
  const { now } = yield* Settings
  while (true) {
    const before: Tracking = (yield* readTracking(orderId)).tracking
    const decision = decideReport(before, report, now())
    if (decision._tag === "NotAllowed") return yield* new ReportNotAllowed({ code: decision.code })
    const after = applyEvent(before, decision.event)
    if (after !== null && (yield* appendEvent(decision.event, after))) return after
  }
})
