import { applyEvent, type OrderEvent, type Tracking } from "@skorpe/core/domain/order"
import { Effect } from "effect"
import { appendEvent } from "../orders/queries.ts"
import { settleAfter } from "../orders/settleAfter.ts"
import { Settings } from "../settings/Settings.ts"
import { readAttempts } from "./attempts.ts"
import { holdOrder, inTransaction } from "./waitingOrder.ts"
import { waitsForMoney } from "./waitsForMoney.ts"

/** Closes an order whose payment deadline has passed, and releases its claims; returns whether it did. */
export const lapseOverdue = (orderId: string) =>
  inTransaction(
    Effect.gen(function* () {
      const { contents, tracking } = yield* holdOrder(orderId)
      const { now, lapsesAfter } = yield* Settings
      const attempts = yield* readAttempts(orderId, "")
      if (waitsForMoney(attempts, { placedAt: contents.at, lapsesAfter }, now())) return false
      yield* lapseHeld(orderId, tracking)
      return true
    }),
  )

/** Closes an unpaid order and releases its claims. An order that has been paid meanwhile stays. */
export const lapseOrder = (orderId: string) =>
  inTransaction(
    Effect.gen(function* () {
      const { tracking } = yield* holdOrder(orderId)
      yield* lapseHeld(orderId, tracking)
    }),
  )

/** Closes a locked order in the same transaction, if it still waits for its payment. */
export const lapseHeld = Effect.fnUntraced(function* (orderId: string, tracking: Tracking) {
  if (tracking.status !== "awaitingPayment") return
  const event: OrderEvent = { _tag: "OrderLapsed", orderId, at: (yield* Settings).now() }
  const after = applyEvent(tracking, event)
  if (after !== null && (yield* appendEvent(event, after))) yield* settleAfter(event)
})
