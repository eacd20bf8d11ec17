import { millisecondsInDay } from "date-fns/constants"
import type { Millis } from "../model.ts"
import { momentOf } from "./findInstant.ts"
import { readOffset } from "./readOffset.ts"

/** Whether a time is the second occurrence of its wall-clock time, after clocks were set back (DECISIONS §5). */
export const isRepeated = (timeZone: string, at: Millis): boolean => {
  const offset = readOffset(timeZone, at)
  const wereSetBack = readOffset(timeZone, at - millisecondsInDay) > offset
  return wereSetBack && momentOf(timeZone, at + offset) < at
}
