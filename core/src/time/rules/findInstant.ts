import type { DayNumber, Millis, WallTime } from "../model.ts"
import { readOffset } from "./readOffset.ts"

const dayLength = 86_400_000

/**
 * The moment at which the clocks of a zone show `wallTime` on `day`. A time that summer time skips is one hour
 * later, one that occurs twice is the earlier (DECISIONS §5).
 */
export const findInstant = (timeZone: string, day: DayNumber, wallTime: WallTime): Millis => {
  const wall = day * dayLength + minutesOf(wallTime) * 60_000
  const offsetBefore = readOffset(timeZone, wall - dayLength)
  const early = wall - offsetBefore
  if (readOffset(timeZone, early) === offsetBefore) return early
  const offsetAfter = readOffset(timeZone, wall + dayLength)
  const late = wall - offsetAfter
  return readOffset(timeZone, late) === offsetAfter ? late : early
}

const minutesOf = (wallTime: WallTime): number => Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3, 5))
