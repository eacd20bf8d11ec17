import type { OrderEvent } from "@skorpe/core/domain/order"
import { Effect } from "effect"
import { whenCompleted } from "../discounts/whenCompleted.ts"
import { captureChargeOf, reverseChargesOf } from "../cardPayments/moves.ts"
import { budgetReservation } from "./budgetReservation.ts"
import { settleAll } from "./reservations.ts"

/**
 * Settles an order's claims after an event, in the transaction that records it. Acceptance spends the budget and takes the money. Completion
 * uses up the rest and earns points. A lapsed, refused or cancelled order releases all claims and returns the money.
 */
export const settleAfter = Effect.fnUntraced(function* ({ _tag, orderId }: OrderEvent) {
  switch (_tag) {
    case "PaymentAwaited":
    case "OrderPlaced":
    case "PaymentWithdrawn":
    case "StepReached":
    case "OrderDelayed":
      return
    case "OrderAccepted":
      yield* budgetReservation.settle(orderId, "used")
      return yield* captureChargeOf(orderId)
    case "OrderCompleted":
      yield* settleAll(orderId, "used")
      return yield* whenCompleted(orderId)
    case "OrderLapsed":
    case "OrderRefused":
    case "OrderCancelled":
      yield* settleAll(orderId, "released")
      yield* reverseChargesOf(orderId)
  }
})
