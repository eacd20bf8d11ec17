import { millisecondsInDay } from "date-fns/constants"
import type { DayNumber, Millis } from "../model.ts"
import { readOffset } from "./readOffset.ts"

/** The day number of a time in a zone. A single division, because every opening check needs it. */
export const countDays = (timeZone: string, at: Millis): DayNumber =>
  Math.floor((at + readOffset(timeZone, at)) / millisecondsInDay)
