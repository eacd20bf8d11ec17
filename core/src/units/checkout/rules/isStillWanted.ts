import type { Attempt } from "../../../domain/device/model.ts"

/** How long, in ms, an unanswered order is resent, also after a reload. */
export const resentWithin = 15 * 60_000

/**
 * Whether an attempt is recent enough to resend. One from the far future comes from a wrong clock and counts as too
 * old.
 */
export const isStillWanted = (attempt: Attempt | null, now: number): boolean =>
  attempt !== null && Math.abs(now - attempt.at) <= resentWithin
