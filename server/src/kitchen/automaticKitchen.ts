import { nextReport } from "@skorpe/core/domain/order"
import type { Millis } from "@skorpe/core/domain/time"
import { secondsToMilliseconds } from "date-fns/secondsToMilliseconds"
import { Effect, Layer } from "effect"
import { readTracking } from "../orders/readOrder.ts"
import { Settings } from "../settings/Settings.ts"
import { dueOrders, putOff, storeShare } from "./dueOrders.ts"
import { recordReport } from "./recordReport.ts"

/** Upper bound in ms on the wait for an order that another transaction has locked. */
const patience = secondsToMilliseconds(2)

/** How long the kitchen skips an order on which it could not report, in milliseconds. */
const leftAlone = secondsToMilliseconds(10)

/** A kitchen that reports one step every `paceMillis`, with the same recorded reports as staff. */
export const automaticKitchen = (paceMillis: number) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { now } = yield* Settings
      const pause = Math.min(1000, Math.max(20, paceMillis / 4))
      const pass = Effect.gen(function* () {
        const due = yield* dueOrders(now(), now() - paceMillis)
        const stuck = (yield* Effect.forEach(due, (id) => moveOnOrPutOff(id, now), { concurrency: 4 })).flat()
        const [first] = stuck
        if (first) {
          yield* Effect.logWarning(
            `The kitchen postpones ${stuck.length} orders that failed; the first is ${first.id}`,
            first.cause,
          )
        }
        return due.length
      })
      // A pass fails if the database is down; the next one retries.
      const patient = Effect.catchCause(pass, (cause) =>
        Effect.as(Effect.logDebug("A pass of the kitchen failed; the next one tries again.", cause), 0),
      )
      // A store may have more due orders than its share: then the next pass follows at once.
      const passes = Effect.forever(
        Effect.flatMap(patient, (count) => (count < storeShare ? Effect.sleep(pause) : Effect.yieldNow)),
      )
      yield* Effect.forkScoped(passes)
    }),
  )

/**
 * Advances an order by one report. An order that cannot be advanced is postponed, so that it does not block its store;
 * then the reason is returned.
 */
const moveOnOrPutOff = (id: string, now: () => Millis) =>
  moveOn(id).pipe(
    Effect.timeout(patience),
    // Another kitchen was first.
    Effect.catchTag("ReportNotAllowed", () => Effect.void),
    Effect.as([]),
    Effect.catchCause((cause) => Effect.as(putOff(id, now() + leftAlone), [{ id, cause }])),
  )

const moveOn = Effect.fnUntraced(function* (orderId: string) {
  const report = nextReport((yield* readTracking(orderId)).tracking)
  if (report === null) return yield* Effect.die(new Error("an open order has no next report"))
  return yield* recordReport(orderId, report)
})
