import type { ApiFailure } from "./failure.ts"

/** The milliseconds for which a busy server is believed at most: an odd header must not end a customer's evening. */
const longestBelieved = 60_000

/**
 * For how many milliseconds a server that has just failed a call wants to be left alone; 0 when it does not say. `event`
 * is the failure, as a chart hears it.
 */
export const waitTold = (event: unknown): number => {
  const { error } = event as { readonly error?: ApiFailure }
  const seconds = error?._tag === "Refused" ? error.retryAfter : undefined
  return Math.min((seconds ?? 0) * 1000, longestBelieved)
}
