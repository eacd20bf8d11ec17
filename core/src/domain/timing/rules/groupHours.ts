import { isSameHour } from "date-fns/isSameHour"
import { lightFormat } from "date-fns/lightFormat"
import type { Millis } from "../../time/model.ts"
import { wallClock } from "../../time/rules/wallClock.ts"

/** A wall-clock hour with its slots; choosing the hour chooses the first. */
export interface HourChoice {
  readonly at: Millis
  /** Two digits. */
  readonly text: string
  readonly minutes: readonly { readonly at: Millis; readonly text: string }[]
}

/** Groups ordered slots by hour. The same hour of two nights gives two groups. */
export const groupHours = (timeZone: string, slots: readonly Millis[]): readonly HourChoice[] => {
  const hours: { wall: Date; at: Millis; text: string; minutes: { at: Millis; text: string }[] }[] = []
  for (const at of slots) {
    const wall = wallClock(timeZone, at)
    const last = hours.at(-1)
    const minute = { at, text: lightFormat(wall, "mm") }
    if (last && isSameHour(last.wall, wall)) last.minutes.push(minute)
    else hours.push({ wall, at, text: lightFormat(wall, "HH"), minutes: [minute] })
  }
  return hours.map(({ at, text, minutes }) => ({ at, text, minutes }))
}
