import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import type { Millis } from "../../time/model.ts"

/** The minimum lead time of an offered slot, in minutes (SPEC §5, §9). */
export const soonestMinutes = 60

/** Whether a time is less than an hour from now (SPEC §5). */
export const isTooSoon = (at: Millis, now: Millis): boolean => at - now < minutesToMilliseconds(soonestMinutes)
