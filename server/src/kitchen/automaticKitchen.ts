import { nextReport } from "@skorpe/core/order"
import { Effect, Layer, Schedule } from "effect"
import { dueOrders } from "../orders/queries.ts"
import { readTracking } from "../orders/readOrder.ts"
import { Settings } from "../settings.ts"
import { recordReport } from "./recordReport.ts"

/** A kitchen that reports by itself, one step each `paceMillis`: the same recorded reports that staff would send. */
export const automaticKitchen = (paceMillis: number) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { now } = yield* Settings
      const round = Effect.gen(function* () {
        const due = yield* dueOrders(now(), now() - paceMillis)
        yield* Effect.forEach(due, moveOn, { concurrency: 4, discard: true })
      })
      // A round that fails, because the database was away or another kitchen was faster, is simply tried again.
      const patient = Effect.catchCause(round, (cause) => Effect.logDebug("the kitchen skips a round", cause))
      yield* Effect.forkScoped(Effect.repeat(patient, Schedule.spaced(Math.min(1000, Math.max(20, paceMillis / 4)))))
    }),
  )

const moveOn = Effect.fnUntraced(function* (orderId: string) {
  const report = nextReport((yield* readTracking(orderId)).tracking)
  if (report !== null) yield* Effect.ignore(recordReport(orderId, report))
})
