import type { Millis } from "../../time/model.ts"

/** Whether a time is later than now (SPEC §5). */
export const isFuture = (at: Millis, now: Millis): boolean => at > now
