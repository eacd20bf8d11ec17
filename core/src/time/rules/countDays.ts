import type { DayNumber, Millis } from "../model.ts"
import { readOffset } from "./readOffset.ts"

const dayLength = 86_400_000

/** The calendar day of a moment in a zone, counted from 1970-01-01. */
export const countDays = (timeZone: string, at: Millis): DayNumber =>
  Math.floor((at + readOffset(timeZone, at)) / dayLength)
