import { PgClient } from "@effect/sql-pg"
import { judgeCharge } from "@skorpe/core/payment"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { endAttempt } from "./attempts.ts"
import { isTooLateForBeer } from "./beerHours.ts"
import type { Notification } from "./CardPayments.ts"
import { lapseOrder } from "./lapseOrder.ts"
import { reverseCharge } from "./reversals.ts"
import { holdOrder, placeHeld } from "./waitingOrder.ts"

const alert = (what: string, { pspReference, reference }: Notification) =>
  Effect.logError(`payment alert: ${what} (charge ${pspReference}, attempt ${reference})`)

/** Acts on what the provider tells, in the transaction that takes it from the list; answers in a word what came of it. */
export const actOnNotification = Effect.fnUntraced(function* (told: Notification) {
  const sql = yield* PgClient.PgClient
  const [attempt] = yield* sql<{ readonly orderId: string }>`
    SELECT order_id AS "orderId" FROM payment_attempt WHERE id = ${told.reference}`
  if (attempt === undefined) {
    if (told.kind === "authorisation" && told.success) yield* alert("money for an order that nobody knows", told)
    return "unknown"
  }
  const { orderId } = attempt
  const order = yield* holdOrder(orderId)
  switch (told.kind) {
    case "authorisation":
      return yield* told.success ? authorised(orderId, order, told) : refused(told)
    case "cancellation":
    case "refund":
      return yield* reversed(orderId, order.due.amount, told)
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
  const fresh = yield* sql`INSERT INTO payment_charge (psp_reference, order_id, state, at)
    VALUES (${told.pspReference}, ${orderId}, 'authorised', ${at}) ON CONFLICT (psp_reference) DO NOTHING RETURNING 1`
  // Known already: a duplicate, or the news of its reversal was faster.
  if (fresh.length === 0) return "known"
  const judgement = judgeCharge(told, due, tracking.status)
  if (judgement._tag === "GoesBack") {
    yield* alert(`money that goes back: ${judgement.why}`, told)
    yield* reverseCharge(told.pspReference, judgement.why)
    return judgement.why
  }
  if (row === undefined || contents._tag !== "PaymentAwaited") {
    return yield* Effect.die(new Error("an order that waits for its payment was not created"))
  }
  if (yield* isTooLateForBeer(contents, row.startAt)) {
    yield* alert("money for beer that may not be sold any more", told)
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

const reversed = Effect.fnUntraced(function* (orderId: string, total: number, told: Notification) {
  const sql = yield* PgClient.PgClient
  const charge = told.originalReference
  if (charge === null) return "ignored"
  if (!told.success) {
    yield* alert(`a ${told.kind} failed`, told)
    return "failed"
  }
  if (told.kind === "refund" && told.amount < total) {
    yield* alert("a part was refunded", told)
    return "partial"
  }
  const state = told.kind === "refund" ? "refunded" : "cancelled"
  yield* sql`INSERT INTO payment_charge (psp_reference, order_id, state, at)
    VALUES (${charge}, ${orderId}, ${state}, ${new Date((yield* Settings).now())})
    ON CONFLICT (psp_reference) DO UPDATE SET state = EXCLUDED.state WHERE payment_charge.state <> 'refunded'`
  return state
})
