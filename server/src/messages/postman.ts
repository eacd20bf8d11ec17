import { Effect, Layer, Schedule } from "effect"
import type { Delivery } from "./delivery.ts"
import { sendNext } from "./sendNext.ts"

const atOnce = 8
const lookEvery = 250

/** Empties the outbox, for as long as the server runs; several servers share the work. */
export const postman = (delivery: Delivery) => {
  const round = Effect.gen(function* () {
    while (yield* sendNext(delivery)) yield* Effect.yieldNow
  })
  // A round that fails, because the database was away, is simply tried again.
  const patient = Effect.catchCause(round, (cause) => Effect.logDebug("the postman skips a round", cause))
  const walk = Effect.repeat(patient, Schedule.spaced(lookEvery))
  return Layer.effectDiscard(
    Effect.forEach(Array.from({ length: delivery.sms || delivery.mail ? atOnce : 1 }), () => Effect.forkScoped(walk), {
      discard: true,
    }),
  )
}
