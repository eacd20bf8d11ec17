import type { ApiFailure } from "./failure.ts"

/**
 * Upper bound in ms on the wait that a busy server asks for, so that a wrong header does not block a customer for
 * hours.
 */
const longestBelieved = 60_000

/**
 * The milliseconds that a server which has just failed a call asks clients to wait; 0 if it does not say. `event`
 * is the failure, as a chart receives it.
 */
export const waitTold = (event: unknown): number => {
  const { error } = event as { readonly error?: ApiFailure }
  const seconds = error?._tag === "Refused" ? error.retryAfter : undefined
  return Math.min((seconds ?? 0) * 1000, longestBelieved)
}
