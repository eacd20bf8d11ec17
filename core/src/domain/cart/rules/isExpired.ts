import { millisecondsInDay } from "date-fns/constants"

/** How long an untouched cart is kept, in ms: 24 hours (SPEC §9). */
export const cartLifetime = millisecondsInDay

/** True when a stored cart is too old to restore, or dated so far ahead that the timestamp must be wrong. */
export const isExpired = (timestamp: number, now: number): boolean => Math.abs(now - timestamp) > cartLifetime
