import { PgClient } from "@effect/sql-pg"
import { judgeCharge, type MoneyMatter } from "@skorpe/core/domain/payment"
import { Effect } from "effect"
import type { Notification } from "../cardPayments/CardPayments.ts"
import { reverseCharge } from "../cardPayments/moves.ts"
import { noticeMoney } from "../cardPayments/notices.ts"
import { readReference } from "../cardPayments/sendMove.ts"
import { Settings } from "../settings/Settings.ts"
import { endAttempt } from "./attempts.ts"
import { isTooLateForBeer } from "./beerHours.ts"
import { lapseOrder } from "./lapseOrder.ts"
import { actOnMove } from "./actOnMove.ts"
import { holdOrder, placeHeld } from "./waitingOrder.ts"

const notice = (kind: MoneyMatter, { pspReference, amount, currency }: Notification, orderId: string | null) =>
  noticeMoney({ kind, about: pspReference, orderId, charge: pspReference, amount, currency })

/** Acts on a notification, in the transaction that takes it from the queue. Returns the outcome in one word. */
export const actOnNotification = Effect.fnUntraced(function* (told: Notification) {
  const sql = yield* PgClient.PgClient
  const named = readReference(told.reference)
  const [attempt] = yield* sql<{ readonly orderId: string }>`
    SELECT order_id AS "orderId" FROM payment_attempt WHERE id = ${named.attempt}`
  if (attempt === undefined) {
    if (told.kind === "authorisation" && told.success) yield* notice("unknownOrder", told, null)
    return "unknown"
  }
  const { orderId } = attempt
  const order = yield* holdOrder(orderId)
  switch (told.kind) {
    case "authorisation":
      return yield* told.success ? authorised(orderId, order, told) : refused(told)
    case "capture":
    case "captureFailed":
    case "cancellation":
    case "refund":
    case "refundFailed":
    case "chargeback":
      return yield* actOnMove({ orderId, tracking: order.tracking, total: order.due.amount, move: named.move }, told)
    case "other":
      return "ignored"
  }
})

type Held = Effect.Success<ReturnType<typeof holdOrder>>

const authorised = Effect.fnUntraced(function* (
  orderId: string,
  { row, contents, tracking, due }: Held,
  told: Notification,
) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const fresh = yield* sql`
    INSERT INTO payment_charge (psp_reference, order_id, state, at, attempt, amount, currency)
    VALUES (${told.pspReference}, ${orderId}, 'authorised', ${at}, ${told.reference}, ${told.amount}, ${told.currency})
    ON CONFLICT (psp_reference) DO NOTHING RETURNING 1`
  // Already known: a duplicate, or the notification of its reversal came first.
  if (fresh.length === 0) return "known"
  const judgement = judgeCharge(told, due, tracking.status)
  if (judgement._tag === "GoesBack") {
    yield* notice(judgement.why, told, orderId)
    yield* reverseCharge(told.pspReference, judgement.why)
    return judgement.why
  }
  if (row === undefined || contents._tag !== "PaymentAwaited") {
    return yield* Effect.die(new Error("an order that waits for its payment was not created"))
  }
  if (yield* isTooLateForBeer(contents, row.startAt)) {
    yield* notice("tooLateForBeer", told, orderId)
    yield* lapseOrder(orderId)
    return "tooLate"
  }
  yield* sql`UPDATE payment_charge SET pays = true WHERE psp_reference = ${told.pspReference}`
  yield* placeHeld(contents, tracking, row.startAt, "ADYEN")
  return "placed"
})

const refused = Effect.fnUntraced(function* (told: Notification) {
  yield* endAttempt(told.reference)
  return "refused"
})
