import type { ApiFailure } from "../api/failure.ts"
import { backOff } from "../domain/connection/rules/backOff.ts"

/** The milliseconds for which a busy server is believed at most: an odd header must not end a customer's evening. */
const longestBelieved = 60_000

/** For how many milliseconds a server that has just failed a call wants to be left alone; 0 when it does not say. */
const toldBy = (event: unknown): number => {
  const { error } = event as { readonly error?: ApiFailure }
  const seconds = error?._tag === "Refused" ? error.retryAfter : undefined
  return Math.min((seconds ?? 0) * 1000, longestBelieved)
}

/**
 * How long, in milliseconds, a chart waits before it makes a failed call again by itself: as a busy server says, and
 * longer each time. `event` is the failure, as the chart hears it.
 */
export const askAgainAfter = (event: unknown, failures: number): number => {
  const told = toldBy(event)
  return told === 0 ? backOff(failures) : Math.max(told, backOff(failures - 1))
}

/** Like `askAgainAfter`, where the wait does not grow: `usual` milliseconds, or longer as a busy server says. */
export const askAgainIn = (event: unknown, usual: number): number => Math.max(usual, toldBy(event))
