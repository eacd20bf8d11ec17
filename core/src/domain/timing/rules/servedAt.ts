import type { Millis } from "../../time/model.ts"

/**
 * The moment for which food is made, which decides what is sold out: the requested time, or the earliest one if none
 * is requested or it has passed.
 */
export const servedAt = (requestedTime: Millis | null | undefined, earliest: Millis): Millis =>
  Math.max(requestedTime ?? earliest, earliest)
