import { PgClient } from "@effect/sql-pg"
import { customerOf } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import type { Claim, Outcome, Reservation } from "../reservations/reservation.ts"
import { Settings } from "../settings/Settings.ts"

const invalidDiscount = 4026

/** Takes a reward's points from the balance and adds a ledger entry; `false` if there are too few. */
const pay = Effect.fnUntraced(function* (customerId: string, { orderId, at }: Claim, price: number) {
  const sql = yield* PgClient.PgClient
  const paid = yield* sql`
    WITH payer AS (
      UPDATE customer SET points = points - ${price}::int
      WHERE id = ${customerId} AND points >= ${price} AND accepted_terms_at IS NOT NULL RETURNING id
    )
    INSERT INTO points_entry (customer_id, order_id, kind, points, open, at)
    SELECT id, ${orderId}, 'spent', ${-price}::int, true, ${new Date(at)} FROM payer RETURNING id`
  return paid.length === 1
})

const claim = Effect.fnUntraced(function* (claimed: Claim) {
  const sql = yield* PgClient.PgClient
  const { loyalty: programme } = (yield* Settings).market
  const customerId = claimed.organisationId === null ? customerOf(claimed.caller) : null
  if (claimed.usesPoints) {
    if (programme === null || customerId === null) return invalidDiscount
    if (!(yield* pay(customerId, claimed, programme.rewardPoints))) return invalidDiscount
  }
  if (customerId !== null && claimed.earnsPoints > 0) {
    yield* sql`INSERT INTO points_due (order_id, customer_id, points)
      VALUES (${claimed.orderId}, ${customerId}, ${claimed.earnsPoints})`
  }
  return null
})

const giveBack = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM points_due WHERE order_id = ${orderId} AND open AND booked_at IS NULL`
  yield* sql`
    WITH closed AS (
      UPDATE points_entry SET open = false WHERE order_id = ${orderId} AND kind = 'spent' AND open
      RETURNING customer_id, -points AS points
    ), owner AS (
      UPDATE customer SET points = customer.points + closed.points FROM closed WHERE customer.id = closed.customer_id
      RETURNING customer.id, closed.points
    )
    INSERT INTO points_entry (customer_id, order_id, kind, points, at)
    SELECT id, ${orderId}, 'returned', points, now() FROM owner`
})

const close = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE points_due SET open = false WHERE order_id = ${orderId} AND open`
  yield* sql`UPDATE points_entry SET open = false WHERE order_id = ${orderId} AND kind = 'spent' AND open`
})

const settle = (orderId: string, outcome: Outcome) =>
  PgClient.PgClient.use((sql) => sql.withTransaction(outcome === "released" ? giveBack(orderId) : close(orderId)))

/** Reserves points: an order takes them at once, and returns them if it fails; 4026 if there are too few. */
export const pointsReservation: Reservation = { claim, settle }
