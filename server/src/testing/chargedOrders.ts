import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds"
import { Settings } from "../settings/Settings.ts"
import { settingsAt } from "./claims.ts"
import { margheritas, orderingClient } from "./orderingClient.ts"
import { peopleClient } from "./peopleClient.ts"
import { startSampleServer } from "./sampleServer.ts"

/** When the tests' orders are paid: before the time that `settingsAt` gives by default. */
export const paidAt = new Date("2026-11-21T11:00:00Z")

interface Charge {
  readonly state?: "authorised" | "cancelled" | "refunded"
  readonly pays?: boolean
  readonly reversal?: string | null
  readonly amount?: number | null
  readonly refunded?: number
  readonly isCaptured?: boolean
  readonly attempt?: string | null
}

interface Moved {
  readonly kind?: "capture" | "reverse" | "refund"
  readonly amount?: number | null
  readonly isSent?: boolean
  readonly outcome?: "done" | "failed" | "refused" | null
  /** When it is due; by default never. */
  readonly nextAt?: Date | "infinity"
  readonly key?: string
}

/**
 * A server whose rounds send nothing, so that only the test moves money; makes orders with charges and moves, as
 * payments and notifications leave them, and reads what has become of them.
 */
export const openChargedOrders = async () => {
  const server = await startSampleServer({ paymentPause: hoursToMilliseconds(24) })
  const people = peopleClient(server)
  const { sql } = people

  /** An order with a charge of 199 kr; both have the order's id. */
  const charged = async (charge: Charge = {}) => {
    const { state = "authorised", pays = true, reversal = null, amount = 19_900, refunded = 0, attempt = null } = charge
    const { body } = await orderingClient(server.url).order(margheritas(1))
    const id = String(body.orderId)
    await sql(
      (query) => query`
        INSERT INTO payment_charge
          (psp_reference, order_id, state, pays, at, reversal, amount, currency, refunded, captured_at, attempt)
        VALUES (${id}, ${id}, ${state}, ${pays}, ${paidAt}, ${reversal}, ${amount}, 'NOK', ${refunded},
                ${charge.isCaptured === true ? paidAt : null}, ${attempt})`,
    )
    return id
  }

  /** A move of a charge; returns its id. */
  const moved = async (id: string, move: Moved = {}) => {
    const { kind = "capture", amount = 19_900, isSent = false, outcome = null, nextAt = "infinity" } = move
    const [row] = await sql(
      (query) => query<{ readonly id: string }>`
        INSERT INTO payment_move
          (charge, order_id, kind, why, amount, idempotency_key, asked_at, next_at, sent_at, outcome)
        VALUES (${id}, ${id}, ${kind}, 'test', ${amount}, ${move.key ?? crypto.randomUUID()}, ${paidAt},
                ${nextAt}::timestamptz, ${isSent ? paidAt : null}, ${outcome})
        RETURNING id::text`,
    )
    return row?.id ?? ""
  }

  /** The moves of a charge: kind, sum in minor units, outcome. */
  const movesOf = async (id: string) =>
    (
      await sql(
        (query) => query<{ readonly kind: string; readonly amount: number | null; readonly outcome: string | null }>`
          SELECT kind, amount::float8 AS amount, outcome FROM payment_move WHERE charge = ${id} ORDER BY id`,
      )
    ).map(({ kind, amount, outcome }) => [kind, amount, outcome])

  /** The money notices for staff, oldest first: the matter and its charge. */
  const notices = async () =>
    (
      await sql(
        (query) => query<{ readonly kind: string; readonly charge: string | null }>`
          SELECT kind, charge FROM money_notice ORDER BY id`,
      )
    ).map(({ kind, charge }) => [kind, charge])

  /** Runs a piece of the server's work in its database, at a given time. */
  const carryOut = <A, E>(work: Effect.Effect<A, E, PgClient.PgClient | Settings>, now?: Millis): Promise<A> =>
    sql((query) =>
      work.pipe(
        Effect.orDie,
        Effect.provideService(PgClient.PgClient, query),
        Effect.provideService(Settings, now === undefined ? settingsAt() : settingsAt(() => now)),
      ),
    )

  const close = async () => {
    await people.close()
    await server.close()
  }

  return { server, sql, charged, moved, movesOf, notices, carryOut, close }
}
