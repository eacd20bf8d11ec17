import { Effect, Layer, Schedule } from "effect"
import type { Delivery } from "./delivery.ts"
import { sendNext } from "./sendNext.ts"

const atOnce = 8
const lookEvery = 250

/** Delivers the messages of the outbox while the server runs. Several servers share the work. */
export const deliverOutbox = (delivery: Delivery) => {
  const round = Effect.gen(function* () {
    while (yield* sendNext(delivery)) yield* Effect.yieldNow
  })
  // A round fails if the database is down; the next round retries.
  const patient = Effect.catchCause(round, (cause) => Effect.logDebug("the delivery of messages skips a round", cause))
  const walk = Effect.repeat(patient, Schedule.spaced(lookEvery))
  return Layer.effectDiscard(
    Effect.forEach(Array.from({ length: delivery.sms || delivery.mail ? atOnce : 1 }), () => Effect.forkScoped(walk), {
      discard: true,
    }),
  )
}
