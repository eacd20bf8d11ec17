import { isReportable, TelemetryBatch, TelemetryEvent } from "@skorpe/core/telemetry"
import { Context, Effect, Layer, Queue, Schema } from "effect"
import { Settings } from "../settings.ts"
import { keepTelemetry, type KeptEvent } from "./keepTelemetry.ts"

/** So many events wait at most to be written; more are dropped. */
const mostWaiting = 10_000

/** So many are written at once. */
const mostAtOnce = 1000

/** Milliseconds between two writings: many small batches become one. */
const pause = 250

/** Takes telemetry at once and writes it by and by; what is too much is dropped, and nobody ever waits. */
export class Intake extends Context.Service<
  Intake,
  { readonly take: (batch: TelemetryBatch) => Effect.Effect<void> }
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
      // What could not be written is lost: telemetry is worth no queue that grows.
      yield* Effect.forkScoped(
        Effect.forever(Effect.catchCause(write, (cause) => Effect.logDebug("telemetry was dropped", cause))),
      )
      return {
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
