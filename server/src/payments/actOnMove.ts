import { PgClient } from "@effect/sql-pg"
import type { Tracking } from "@skorpe/core/domain/order"
import type { MoneyMatter } from "@skorpe/core/domain/payment"
import { Effect } from "effect"
import type { Notification } from "../cardPayments/CardPayments.ts"
import { dropCapture, reverseCharge } from "../cardPayments/moves.ts"
import { noticeMoney } from "../cardPayments/notices.ts"
import { Settings } from "../settings/Settings.ts"
import { judgeCancelled, withdrawPayment } from "./withdrawPayment.ts"

/** The subject of a notification about a charge: the order, its total, and our own move if we asked for it. */
interface About {
  readonly orderId: string
  readonly tracking: Tracking
  /** Minor units. */
  readonly total: number
  readonly move: string | null
}

/** Acts on the notification of a capture, cancellation or refund, under the order's lock. Returns the outcome. */
export const actOnMove = Effect.fnUntraced(function* (about: About, told: Notification) {
  const charge = told.originalReference
  if (charge === null) return "ignored"
  const notice = (kind: MoneyMatter, subject = told.pspReference) =>
    noticeMoney({
      kind,
      about: subject,
      orderId: about.orderId,
      charge,
      amount: told.amount,
      currency: told.currency,
    })
  switch (told.kind) {
    case "capture":
      if (told.success) return yield* captured(about, charge)
      return yield* notGone(about, charge, notice("captureFailed"))
    case "captureFailed":
      return yield* notGone(about, charge, notice("captureFailed"))
    case "cancellation":
    case "refund":
      if (!told.success) {
        yield* settle(about, "failed")
        yield* notice("refundFailed")
        return "failed"
      }
      if (told.kind === "cancellation" && about.move === null) {
        const follows = yield* withdrawn(about, charge, notice("paymentWithdrawn", charge))
        if (follows === "stays") return "stays"
      }
      return yield* back(about, charge, told)
    case "refundFailed":
      yield* takeBack(about, charge, told)
      yield* notice("refundFailed")
      return "failed"
    case "chargeback":
      yield* notice("chargeback")
      return "chargeback"
    case "authorisation":
    case "other":
      return "ignored"
  }
})

/** Stores the outcome of our own move, unless it is known to have failed; returns the outcome that it had before. */
const settle = Effect.fnUntraced(function* ({ orderId, move }: About, outcome: "done" | "failed") {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  if (move === null) return null
  const [before] = yield* sql<{ readonly outcome: string | null }>`SELECT outcome FROM payment_move
    WHERE id = ${move}::text::bigint AND order_id = ${orderId}`
  yield* sql`UPDATE payment_move SET outcome = ${outcome}, outcome_at = ${at}, sent_at = COALESCE(sent_at, ${at})
    WHERE id = ${move}::text::bigint AND order_id = ${orderId} AND outcome IS DISTINCT FROM 'failed'`
  return before?.outcome ?? null
})

const captured = Effect.fnUntraced(function* (about: About, charge: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  // The notification of the failure has overtaken this one.
  if ((yield* settle(about, "done")) === "failed") return "notCaptured"
  yield* sql`UPDATE payment_charge SET captured_at = COALESCE(captured_at, ${at}) WHERE psp_reference = ${charge}`
  if (about.tracking.paymentWithdrawn === true) yield* takenAfterAll(charge)
  return "captured"
})

/** Gives back money that was captured although the order is paid at the hand-over, so that nobody pays twice. */
const takenAfterAll = Effect.fnUntraced(function* (charge: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE payment_charge SET state = 'authorised', refunded = 0
    WHERE psp_reference = ${charge} AND pays AND state = 'cancelled' AND reversal IS NULL`
  yield* reverseCharge(charge, "paidAtHandOver")
})

/**
 * Staff are told of a failed capture only if the money was not already going back. An open order is then paid at the
 * hand-over, and reserved money goes back, so that nobody can pay twice.
 */
const notGone = <E, R>(about: About, charge: string, tell: Effect.Effect<void, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    yield* settle(about, "failed")
    const kept = yield* sql`UPDATE payment_charge SET captured_at = NULL
      WHERE psp_reference = ${charge} AND state = 'authorised' AND reversal IS NULL RETURNING 1`
    if (kept.length === 0) return "notCaptured"
    yield* tell
    if ((yield* judgeCancelled(charge, about.tracking)) === "payAtHandOver") {
      yield* withdrawPayment(about.tracking)
      yield* reverseCharge(charge, "paidAtHandOver")
    }
    return "notCaptured"
  })

/** Shows staff a payment that the provider cancels by itself; an open order is then paid at the hand-over. */
const withdrawn = <E, R>(about: About, charge: string, tell: Effect.Effect<void, E, R>) =>
  Effect.gen(function* () {
    const follows = yield* judgeCancelled(charge, about.tracking)
    if (follows === "nothing") return follows
    yield* tell
    yield* dropCapture(charge)
    if (follows === "payAtHandOver") yield* withdrawPayment(about.tracking)
    return follows
  })

/**
 * Books money that went back: a full refund changes the charge's state, and so do partial ones once they add up to it.
 */
const back = Effect.fnUntraced(function* (about: About, charge: string, told: Notification) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const before = yield* settle(about, "done")
  if (isPart(about, told)) {
    // The notification of the failure has overtaken this one.
    if (before === "failed") return "failed"
    const [sum] = yield* sql<{ readonly isWhole: boolean }>`
      UPDATE payment_charge SET refunded = refunded + ${told.amount} WHERE psp_reference = ${charge}
      RETURNING amount IS NOT NULL AND refunded >= amount AS "isWhole"`
    if (sum?.isWhole !== true) return "partial"
  } else if (about.move === null) {
    // Given back in the provider's own back office, perhaps because our own attempt failed.
    yield* sql`UPDATE payment_charge SET refunded = amount WHERE psp_reference = ${charge} AND amount IS NOT NULL`
  }
  const state = told.kind === "refund" ? "refunded" : "cancelled"
  yield* sql`INSERT INTO payment_charge (psp_reference, order_id, state, at)
    VALUES (${charge}, ${about.orderId}, ${state}, ${at})
    ON CONFLICT (psp_reference) DO UPDATE SET state = EXCLUDED.state WHERE payment_charge.state <> 'refunded'`
  return state
})

/** Subtracts a refund that failed after it was reported as done: a part of ours, or a full one made at the provider. */
const takeBack = Effect.fnUntraced(function* (about: About, charge: string, told: Notification) {
  const sql = yield* PgClient.PgClient
  const before = yield* settle(about, "failed")
  if (about.move === null && told.amount >= about.total) {
    yield* sql`UPDATE payment_charge SET refunded = 0 WHERE psp_reference = ${charge}`
    return
  }
  if (before !== "done" || told.amount >= about.total) return
  yield* sql`UPDATE payment_charge SET refunded = refunded - ${told.amount} WHERE psp_reference = ${charge}`
})

const isPart = ({ total }: About, { kind, amount }: Notification): boolean => kind === "refund" && amount < total
