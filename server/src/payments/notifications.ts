import { PgClient } from "@effect/sql-pg"
import { millisecondsInHour } from "date-fns/constants"
import { Effect, Schema } from "effect"
import { nextAttempt } from "../database/nextAttempt.ts"
import { Settings } from "../settings/Settings.ts"
import { Notification } from "../cardPayments/CardPayments.ts"
import { actOnNotification } from "./actOnNotification.ts"
import { inTransaction } from "./waitingOrder.ts"

const waits = { first: 1000, longest: millisecondsInHour }

const encode = Schema.encodeSync(Notification)
const decode = Schema.decodeUnknownEffect(Notification)

/** Stores verified notifications, each once, before the provider gets its acknowledgement. */
export const storeNotifications = Effect.fnUntraced(function* (notifications: readonly Notification[]) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  for (const one of notifications) {
    yield* sql`
      INSERT INTO payment_notification (psp_reference, event_code, success, notification, received_at, next_at)
      VALUES (${one.pspReference}, ${one.eventCode}, ${one.success}, ${sql.json(encode(one))}, ${at}, ${at})
      ON CONFLICT (psp_reference, event_code, success) DO NOTHING`
  }
})

/** Processes the next due notification in one transaction; returns `false` when none is due. Servers share the queue. */
export const processNotification = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  let taken: string | null = null
  const act = inTransaction(
    Effect.gen(function* () {
      const [next] = yield* sql<{ readonly id: string; readonly notification: unknown }>`
        SELECT id::text, notification FROM payment_notification
        WHERE processed_at IS NULL AND next_at <= ${at} ORDER BY payment_notification.id LIMIT 1
        FOR UPDATE SKIP LOCKED`
      if (next === undefined) return false
      taken = next.id
      const outcome = yield* actOnNotification(yield* decode(next.notification))
      yield* sql`UPDATE payment_notification SET processed_at = ${at}, outcome = ${outcome} WHERE id = ${next.id}::text::bigint`
      return true
    }),
  )
  // A notification that fails gets a back-off, so that it does not block the others.
  return yield* Effect.catchCause(act, (cause) =>
    Effect.gen(function* () {
      if (taken === null) return yield* Effect.failCause(cause)
      yield* Effect.logError(`payment notification ${taken} is tried again`, cause)
      yield* sql`UPDATE payment_notification
        SET tries = tries + 1,
            next_at = ${nextAttempt(sql, at, "tries", waits)}
        WHERE id = ${taken}::text::bigint`
      return true
    }),
  )
})
