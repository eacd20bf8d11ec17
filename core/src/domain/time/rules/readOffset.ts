import { tzOffset } from "@date-fns/tz/tzOffset"
import { millisecondsInDay, millisecondsInMinute, millisecondsInSecond, secondsInDay } from "date-fns/constants"
import type { Millis } from "../model.ts"

const mostDays = 20_000

/** A zone's offset at the start and at the end of a UTC day, and the time from which the latter holds. */
interface OffsetsOfDay {
  readonly before: Millis
  readonly after: Millis
  readonly changesAt: Millis
}

/** Cached offsets of days, by zone: Intl takes a hundred times as long. */
const zones = new Map<string, Map<number, OffsetsOfDay>>()

/** A zone's offset from UTC at a time, in milliseconds. */
export const readOffset = (timeZone: string, at: Millis): Millis => {
  const day = Math.floor(at / millisecondsInDay)
  const offsets = zones.get(timeZone)?.get(day) ?? learnDay(timeZone, day)
  return at < offsets.changesAt ? offsets.before : offsets.after
}

const learnDay = (timeZone: string, day: number): OffsetsOfDay => {
  const start = day * millisecondsInDay
  const before = askIntl(timeZone, start)
  const after = askIntl(timeZone, start + millisecondsInDay)
  const offsets = { before, after, changesAt: before === after ? start : findChange(timeZone, start, before) }
  const known = zones.get(timeZone) ?? new Map<number, OffsetsOfDay>()
  if (known.size >= mostDays) known.clear()
  zones.set(timeZone, known.set(day, offsets))
  return offsets
}

/**
 * The first second of a day with another offset than at its start. `tzScan` of @date-fns/tz checks whole hours only.
 */
const findChange = (timeZone: string, start: Millis, before: Millis): Millis => {
  let from = 0
  let to = secondsInDay
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (askIntl(timeZone, start + middle * millisecondsInSecond) === before) from = middle
    else to = middle
  }
  return start + to * millisecondsInSecond
}

const askIntl = (timeZone: string, at: Millis): Millis => tzOffset(timeZone, new Date(at)) * millisecondsInMinute
