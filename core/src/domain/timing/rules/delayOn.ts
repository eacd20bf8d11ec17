import { dayBegan } from "../../store/rules/dayBegan.ts"
import type { DayNumber, Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import type { Delay } from "../model.ts"

/**
 * The minutes that a kitchen needs from its opening on a day: the present delay until the next opening day, then the
 * usual one.
 */
export const delayOn = (timeZone: string, day: DayNumber, now: Millis, delay: Delay): number =>
  delay.now !== delay.later && day > countDays(timeZone, dayBegan(timeZone, now)) ? delay.later : delay.now
