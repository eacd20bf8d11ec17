import type { Millis } from "../model.ts"
import { readOffset } from "./readOffset.ts"
import { utcDate } from "./utcDate.ts"

/**
 * A zone's wall-clock time as a date for date-fns. Use its fields only: its timestamp is shifted by the zone's offset.
 * A TZDate would call Intl each time, and its setters depend on the process's time zone.
 */
export const wallClock = (timeZone: string, at: Millis): Date => utcDate(at + readOffset(timeZone, at))
