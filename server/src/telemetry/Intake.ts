import { isReportable, TelemetryBatch, TelemetryEvent } from "@skorpe/core/domain/telemetry"
import { Context, Effect, Layer, Queue, Schema } from "effect"
import { Settings } from "../settings/Settings.ts"
import { keepTelemetry, type KeptEvent } from "./keepTelemetry.ts"

/** The most events that wait to be written; more are dropped. */
export const mostWaiting = 10_000

/** The most events that one statement writes. */
const mostAtOnce = 1000

/** Milliseconds between two writes, so that many small batches become one. */
const pause = 250

/** Accepts telemetry without waiting, and writes it in the background. Drops events when too many wait. */
export class Intake extends Context.Service<
  Intake,
  {
    readonly take: (batch: TelemetryBatch) => Effect.Effect<void>
    /** How many events wait to be written. */
    readonly waiting: () => number
  }
>()("skorpe/server/Intake") {
  static readonly layer = Layer.effect(
    Intake,
    Effect.gen(function* () {
      const { market, now } = yield* Settings
      const waiting = yield* Queue.dropping<KeptEvent>(mostWaiting)
      const write = Effect.gen(function* () {
        yield* keepTelemetry(market, yield* Queue.takeBetween(waiting, 1, mostAtOnce))
        yield* Effect.sleep(pause)
      })
      // Events that cannot be written are dropped: telemetry is not worth a growing queue.
      yield* Effect.forkScoped(
        Effect.forever(Effect.catchCause(write, (cause) => Effect.logDebug("telemetry was dropped", cause))),
      )
      return {
        waiting: () => Queue.sizeUnsafe(waiting),
        take: ({ origin, version, events }) =>
          Effect.sync(() => {
            for (const event of events) {
              if (event._tag === "Exception" && !isReportable(event.name)) continue
              Queue.offerUnsafe(waiting, { receivedAt: now(), origin, version, event: encodeEvent(event) })
            }
          }),
      }
    }),
  )
}

const encodeEvent = Schema.encodeSync(TelemetryEvent)
