import type { Stage } from "./openStage.ts"

/**
 * Calls after which there may be work: for the payments' background jobs, the kitchen, and pages that follow an order.
 */
export const movesOrders = /^\/api\/(order\/(?!price$|coupon$)|payments\/|kitchen\/)/

/** Whether a notification, a move of money or a payment is pending. */
export const isSomethingWaiting = async ({ ask }: Stage): Promise<boolean> => {
  const [row] = await ask<{ readonly waits: boolean }>(`
    SELECT EXISTS (SELECT 1 FROM payment_notification WHERE processed_at IS NULL)
        OR EXISTS (SELECT 1 FROM payment_move WHERE outcome IS NULL)
        OR EXISTS (SELECT 1 FROM orders WHERE status = 'awaitingPayment') AS waits`)
  return row?.waits === true
}
