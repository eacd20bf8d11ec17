import { PgClient } from "@effect/sql-pg"
import { applyEvent, decideReport, type KitchenReport, type Tracking } from "@skorpe/core/domain/order"
import { Effect, Schema } from "effect"
import { appendEvent, lockOrder } from "../orders/queries.ts"
import { readTracking } from "../orders/readOrder.ts"
import { settleAfter } from "../orders/settleAfter.ts"
import { Settings } from "../settings/Settings.ts"

/** A report that the order's status does not allow. @public */
export class ReportNotAllowed extends Schema.TaggedError<ReportNotAllowed>()("ReportNotAllowed", {
  code: Schema.Literal(3016),
}) {}

/** Records a kitchen's report of an order, and settles the order's claims. */
export const recordReport = Effect.fnUntraced(function* (orderId: string, report: KitchenReport) {
  const sql = yield* PgClient.PgClient
  while (true) {
    // A step settles no claims, so one statement is enough.
    const attempt = judgeAndRecord(orderId, report)
    const after = yield* report.type === "Step"
      ? attempt
      : sql.withTransaction(Effect.andThen(lockOrder(orderId), attempt))
    if (after !== null) return after
  }
})

/** The tracking after the report; `null` if another event was first, so that the report must be validated again. */
const judgeAndRecord = Effect.fnUntraced(function* (orderId: string, report: KitchenReport) {
  const { now } = yield* Settings
  const { tracking } = yield* readTracking(orderId)
  const decision = decideReport(tracking, report, now())
  if (decision._tag === "NotAllowed") return yield* new ReportNotAllowed({ code: decision.code })
  const after: Tracking | null = applyEvent(tracking, decision.event)
  if (after === null || !(yield* appendEvent(decision.event, after))) return null
  yield* settleAfter(decision.event)
  return after
})
