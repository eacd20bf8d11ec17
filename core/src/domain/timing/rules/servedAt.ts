import type { Millis } from "../../time/model.ts"

/**
 * The moment that food is made for, which decides what is sold out: the requested time, or the earliest one where none
 * is requested or it has passed.
 */
export const servedAt = (requestedTime: Millis | null | undefined, earliest: Millis): Millis =>
  Math.max(requestedTime ?? earliest, earliest)
