import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schedule } from "effect"

const round = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  yield* sql`
    WITH stop AS (DELETE FROM text_stop RETURNING phone)
    UPDATE customer SET notification_types = array_remove(notification_types, 'sms')
    FROM stop WHERE customer.phone = stop.phone`
})

/** Carries out stored requests to stop text messages, within a second; numbers without an account change nothing. */
export const stopTexts = Layer.effectDiscard(
  round.pipe(
    Effect.catchCause((cause) => Effect.logDebug("stopping text messages skips a round", cause)),
    Effect.repeat(Schedule.spaced(300)),
    Effect.forkScoped,
  ),
)
