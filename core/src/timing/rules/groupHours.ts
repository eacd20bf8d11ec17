import type { Millis } from "../../time/model.ts"
import { readOffset } from "../../time/rules/readOffset.ts"

/** An hour of the wall clock with the moments of it that may be chosen; the first stands for the hour. */
export interface HourChoice {
  readonly at: Millis
  /** Two digits. */
  readonly text: string
  readonly minutes: readonly { readonly at: Millis; readonly text: string }[]
}

/** Slots in order as hours and their minutes: a night's 01 and the next night's are two hours. */
export const groupHours = (timeZone: string, slots: readonly Millis[]): readonly HourChoice[] => {
  const hours: { hour: number; at: Millis; text: string; minutes: { at: Millis; text: string }[] }[] = []
  for (const at of slots) {
    const wall = at + readOffset(timeZone, at)
    const hour = Math.floor(wall / 3_600_000)
    const clock = new Date(wall).toISOString()
    const last = hours.at(-1)
    const minute = { at, text: clock.slice(14, 16) }
    if (last?.hour === hour) last.minutes.push(minute)
    else hours.push({ hour, at, text: clock.slice(11, 13), minutes: [minute] })
  }
  return hours.map(({ at, text, minutes }) => ({ at, text, minutes }))
}
