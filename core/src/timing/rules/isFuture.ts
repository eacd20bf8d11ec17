import type { Millis } from "../../time/model.ts"

/** Whether a moment is later than now (SPEC §5); this very moment is not. */
export const isFuture = (at: Millis, now: Millis): boolean => at > now
