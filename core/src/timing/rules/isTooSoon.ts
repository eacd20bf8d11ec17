import type { Millis } from "../../time/model.ts"

/** How far ahead a slot must be when it is offered, in minutes (SPEC §5, §9). */
export const soonestMinutes = 60

/** Whether a moment is less than an hour from now (SPEC §5). */
export const isTooSoon = (at: Millis, now: Millis): boolean => at - now < soonestMinutes * 60_000
