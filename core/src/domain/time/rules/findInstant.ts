import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants"
import type { DayNumber, Millis, WallTime } from "../model.ts"
import { readOffset } from "./readOffset.ts"

/** The time at which a zone's clocks show `wallTime` on `day` (DECISIONS §5). */
export const findInstant = (timeZone: string, day: DayNumber, wallTime: WallTime): Millis =>
  momentOf(timeZone, day * millisecondsInDay + durationOf(wallTime))

/**
 * The time of wall-clock fields, which are given as if in UTC. A skipped time is moved one hour later; of a repeated
 * one the earlier is taken (DECISIONS §5). A TZDate from fields may take either, by the process's time zone.
 */
export const momentOf = (timeZone: string, wall: Millis): Millis => {
  const offsetBefore = readOffset(timeZone, wall - millisecondsInDay)
  const early = wall - offsetBefore
  if (readOffset(timeZone, early) === offsetBefore) return early
  const offsetAfter = readOffset(timeZone, wall + millisecondsInDay)
  const late = wall - offsetAfter
  return readOffset(timeZone, late) === offsetAfter ? late : early
}

const durationOf = (wallTime: WallTime): Millis =>
  Number(wallTime.slice(0, 2)) * millisecondsInHour + Number(wallTime.slice(3, 5)) * millisecondsInMinute
