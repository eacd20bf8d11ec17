import { differenceInMinutes } from "date-fns/differenceInMinutes"
import { minutesInDay, minutesInHour } from "date-fns/constants"
import { startOfDay } from "date-fns/startOfDay"
import type { Millis } from "../../time/model.ts"
import { wallClock } from "../../time/rules/wallClock.ts"

/** Between these hours, the present time of day is proposed to a customer who has chosen none. */
const [earliest, latest] = [10 * minutesInHour, 22 * minutesInHour]

/** The usual time of dinner, proposed to a customer who chooses another day at night. */
const dinner = 18 * minutesInHour

/** Minutes since midnight on the market's wall clock. */
const minutesOf = (timeZone: string, at: Millis): number => {
  const wall = wallClock(timeZone, at)
  return differenceInMinutes(wall, startOfDay(wall))
}

/**
 * The slot to propose when the customer changes the day: nearest on the wall clock to the time chosen before, else to the
 * present time, or to 18:00 if it is night now. `undefined` without slots.
 */
export const defaultSlot = (
  timeZone: string,
  slots: readonly Millis[],
  requested: Millis | null,
  now: Millis,
): Millis | undefined => {
  const present = minutesOf(timeZone, now)
  const usual = present >= earliest && present <= latest ? present : dinner
  const wished = requested === null ? usual : minutesOf(timeZone, requested)
  const away = (slot: Millis): number => {
    const apart = Math.abs(minutesOf(timeZone, slot) - wished)
    return Math.min(apart, minutesInDay - apart)
  }
  const [first, ...others] = slots
  return first === undefined ? undefined : others.reduce((best, slot) => (away(slot) < away(best) ? slot : best), first)
}
