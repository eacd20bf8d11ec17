import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"
import { readAttempts } from "./attempts.ts"
import { isUndecided } from "./isUndecided.ts"
import { lapseHeld } from "./lapseOrder.ts"
import { readPayment } from "./readPayment.ts"
import { conflict, holdOrder, inTransaction } from "./waitingOrder.ts"

/**
 * Closes an order whose customer does not pay, so that no other page pays for it while its cart becomes another order.
 * 3037 while its money may be on its way; an order that is placed or closed stays. Returns the order's status.
 */
export const giveUpOrder = (orderId: string) =>
  inTransaction(
    Effect.gen(function* () {
      const { tracking } = yield* holdOrder(orderId)
      const { now } = yield* Settings
      const open = (yield* readAttempts(orderId, "")).find(({ endedAt }) => endedAt === null)
      const isWaiting = tracking.status === "awaitingPayment"
      if (isWaiting && open !== undefined && isUndecided(open, now())) return yield* conflict(3037)
      yield* lapseHeld(orderId, tracking)
      return yield* readPayment(orderId)
    }),
  )
