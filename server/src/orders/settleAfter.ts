import type { OrderEvent } from "@skorpe/core/order"
import { Effect } from "effect"
import { whenCompleted } from "../discounts/whenCompleted.ts"
import { sendMoneyBack } from "../payments/reversals.ts"
import { budgetReservation } from "./budgetReservation.ts"
import { settleAll } from "./reservations.ts"

/**
 * What an event means for what its order had claimed, in the transaction that records it: a budget is spent once the store
 * accepts, the rest once the order is completed, which also earns points; an order that comes to nothing gives all of it back, and the money.
 */
export const settleAfter = Effect.fnUntraced(function* ({ _tag, orderId }: OrderEvent) {
  switch (_tag) {
    case "PaymentAwaited":
    case "OrderPlaced":
    case "StepReached":
      return
    case "OrderAccepted":
      return yield* budgetReservation.settle(orderId, "used")
    case "OrderCompleted":
      yield* settleAll(orderId, "used")
      return yield* whenCompleted(orderId)
    case "OrderLapsed":
    case "OrderRefused":
    case "OrderCancelled":
      yield* settleAll(orderId, "released")
      yield* sendMoneyBack(orderId)
  }
})
