import { millisecondsInDay } from "date-fns/constants"
import type { DayNumber } from "../model.ts"
import { utcDate } from "./utcDate.ts"

/** A day number as a date for date-fns. */
export const dateOf = (day: DayNumber): Date => utcDate(day * millisecondsInDay)
