import { applyEvent, type OrderEvent } from "@skorpe/core/order"
import { Effect } from "effect"
import { appendEvent } from "../orders/queries.ts"
import { settleAfter } from "../orders/settleAfter.ts"
import { Settings } from "../settings.ts"
import { holdOrder, inTransaction } from "./waitingOrder.ts"

/** Closes an order that nobody has paid, and frees what it had claimed; one that was paid meanwhile stays. */
export const lapseOrder = (orderId: string) =>
  inTransaction(
    Effect.gen(function* () {
      const { tracking } = yield* holdOrder(orderId)
      if (tracking.status !== "awaitingPayment") return
      const event: OrderEvent = { _tag: "OrderLapsed", orderId, at: (yield* Settings).now() }
      const after = applyEvent(tracking, event)
      if (after !== null && (yield* appendEvent(event, after))) yield* settleAfter(event)
    }),
  )
