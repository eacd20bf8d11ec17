import type { Millis } from "@skorpe/core/domain/time"
import type { StoredAttempt } from "./attempts.ts"
import { openAttempt } from "./chooseAttempt.ts"
import { isUndecided } from "./isUndecided.ts"

/**
 * How long an order waits past its deadline for money that may be on its way: ten minutes for the usual half an hour.
 */
export const graceForMoney = (lapsesAfter: Millis): Millis => lapsesAfter / 3

/**
 * Whether an order past its payment deadline stays open a little longer, since its money may be on its way. Not for
 * ever: it holds scarce codes (DECISIONS §21).
 */
export const waitsForMoney = (
  attempts: readonly StoredAttempt[],
  { placedAt, lapsesAfter }: { readonly placedAt: Millis; readonly lapsesAfter: Millis },
  now: Millis,
): boolean => {
  const open = openAttempt(attempts)
  return open !== undefined && isUndecided(open, now) && now < placedAt + lapsesAfter + graceForMoney(lapsesAfter)
}
