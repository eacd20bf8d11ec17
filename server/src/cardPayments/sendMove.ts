import { PgClient } from "@effect/sql-pg"
import type { Currency } from "@skorpe/core/domain/market"
import { Minor } from "@skorpe/core/domain/money"
import { Effect } from "effect"
import { millisecondsInHour } from "date-fns/constants"
import { nextAttempt } from "../database/nextAttempt.ts"
import { Settings } from "../settings/Settings.ts"
import { CardPayments, type Move } from "./CardPayments.ts"
import { noticeMoney } from "./notices.ts"

const waits = { first: 1000, longest: millisecondsInHour }

/** After this many tries without an answer, about a quarter of an hour, staff are notified. Retries continue. */
const isLateAfter = 10

interface Due {
  readonly id: string
  readonly charge: string
  readonly orderId: string
  readonly attempt: string | null
  readonly kind: "capture" | "reverse" | "refund"
  readonly amount: number | null
  readonly currency: Currency | null
  readonly key: string
  readonly tries: number
}

/**
 * Sends the next due move to the provider; returns `false` when none is due. Servers share the queue. A move that gets
 * no answer is sent again with a growing back-off and the same idempotency key, so that it happens once. The moves of
 * one charge are sent in the order in which they were asked for.
 */
export const sendMove = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const now = new Date((yield* Settings).now())
  const [due] = yield* sql<Due>`
    WITH next AS (
      SELECT id FROM payment_move AS move
      WHERE sent_at IS NULL AND outcome IS NULL AND next_at <= ${now}
        AND NOT EXISTS (
          SELECT 1 FROM payment_move AS earlier
          WHERE earlier.charge = move.charge AND earlier.id < move.id
            AND earlier.sent_at IS NULL AND earlier.outcome IS NULL
        )
      ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE payment_move
    SET tries = tries + 1,
        next_at = ${nextAttempt(sql, now, "tries", waits)}
    FROM next, payment_charge
    WHERE payment_move.id = next.id AND payment_charge.psp_reference = payment_move.charge
    RETURNING payment_move.id::text AS id, payment_move.charge, payment_move.order_id AS "orderId",
              payment_charge.attempt, payment_move.kind, payment_move.amount::float8 AS amount,
              payment_charge.currency, idempotency_key AS key, tries`
  if (due === undefined) return false
  const isTaken = yield* carryOut(due).pipe(
    Effect.as(true),
    Effect.catchTag("ProviderRefuses", ({ code }) => Effect.as(refused(due, code), false)),
    Effect.tapError(() => (due.tries === isLateAfter ? tell(due, "moveLate") : Effect.void)),
  )
  if (isTaken) yield* sql`UPDATE payment_move SET sent_at = ${now} WHERE id = ${due.id}::text::bigint`
  return true
})

const carryOut = Effect.fnUntraced(function* ({ id, charge, attempt, orderId, kind, amount, currency, key }: Due) {
  const provider = yield* CardPayments
  const move: Move = { charge, reference: referenceOf(attempt ?? orderId, id), idempotencyKey: key }
  if (kind === "reverse") return yield* provider.reverse(move)
  if (amount === null || currency === null) return yield* Effect.die(new Error(`move ${id} has no amount`))
  const sum = { amount: Minor.make(amount), currency }
  return yield* kind === "capture" ? provider.capture(move, sum) : provider.refund(move, sum)
})

/** Our reference of a move at the provider, which its notification repeats. */
const referenceOf = (attempt: string, id: string): string => `${attempt}.${id}`

/** The attempt and the move that a reference names; a payment's own reference names no move. */
export const readReference = (reference: string): { readonly attempt: string; readonly move: string | null } => {
  const [attempt = "", move] = reference.split(".")
  return { attempt, move: move !== undefined && /^\d{1,18}$/.test(move) ? move : null }
}

const refused = Effect.fnUntraced(function* (due: Due, code: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* Effect.logWarning(`the provider refuses a ${due.kind} of ${due.charge}: ${code}`)
  yield* sql`UPDATE payment_move SET outcome = 'refused', outcome_at = ${at} WHERE id = ${due.id}::text::bigint`
  yield* tell(due, "moveRefused")
})

const tell = ({ id, orderId, charge, amount, currency }: Due, kind: "moveRefused" | "moveLate") =>
  noticeMoney({ kind, about: id, orderId, charge, amount, currency })
