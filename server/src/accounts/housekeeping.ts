import { PgClient } from "@effect/sql-pg"
import { sessionLife } from "@skorpe/core/account"
import { Effect, Layer, Schedule } from "effect"
import { Settings } from "../settings.ts"
import { forgetFinished } from "./forgetOrders.ts"

const day = 24 * 60 * 60_000

/** Clears away what is over: sessions, codes, links, counted turns, messages, and the names in orders of deleted accounts. */
export const tidyUp = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const now = (yield* Settings).now()
  const at = new Date(now)
  const before = (age: number) => new Date(now - age)
  yield* forgetFinished
  yield* sql`DELETE FROM session WHERE renewed_at <= ${before(sessionLife.holds)}`
  yield* sql`DELETE FROM login_code WHERE expires_at <= ${at}`
  yield* sql`DELETE FROM password_reset WHERE expires_at <= ${at}`
  // No limit counts for longer than a day.
  yield* sql`DELETE FROM turn WHERE began_at <= ${before(2 * day)}`
  yield* sql`DELETE FROM answered_key WHERE at <= ${before(30 * day)}`
  yield* sql`DELETE FROM outbox WHERE expires_at <= ${at} OR sent_at <= ${before(day)} OR posted_at <= ${before(7 * day)}`
})

/** Tidies up every now and then, for as long as the server runs. */
export const housekeeping = Layer.effectDiscard(
  Effect.forkScoped(
    Effect.repeat(
      Effect.catchCause(tidyUp, (cause) => Effect.logDebug("housekeeping waits for another round", cause)),
      Schedule.spaced(30_000),
    ),
  ),
)
