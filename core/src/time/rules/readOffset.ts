import { tzOffset } from "@date-fns/tz/tzOffset"
import type { Millis } from "../model.ts"

const dayLength = 86_400_000
const mostDays = 20_000

/** A zone's offset at the beginning of a day of UTC and at its end, and the moment from which the latter holds. */
interface OffsetsOfDay {
  readonly before: Millis
  readonly after: Millis
  readonly changesAt: Millis
}

/** Offsets of the days that were asked about, by zone: asking Intl takes a hundred times as long. */
const zones = new Map<string, Map<number, OffsetsOfDay>>()

/** How far a zone's wall clock is ahead of UTC at a moment, in milliseconds; changes with summer time. */
export const readOffset = (timeZone: string, at: Millis): Millis => {
  const day = Math.floor(at / dayLength)
  const offsets = zones.get(timeZone)?.get(day) ?? learnDay(timeZone, day)
  return at < offsets.changesAt ? offsets.before : offsets.after
}

const learnDay = (timeZone: string, day: number): OffsetsOfDay => {
  const known = zones.get(timeZone) ?? new Map<number, OffsetsOfDay>()
  if (known.size >= mostDays) known.clear()
  const start = day * dayLength
  const before = askIntl(timeZone, start)
  const after = askIntl(timeZone, start + dayLength)
  const offsets = { before, after, changesAt: before === after ? start : findChange(timeZone, start, before) }
  zones.set(timeZone, known.set(day, offsets))
  return offsets
}

/** The first second of a day at which the offset is no longer what it was at its beginning. */
const findChange = (timeZone: string, start: Millis, before: Millis): Millis => {
  let from = 0
  let to = dayLength / 1000
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (askIntl(timeZone, start + middle * 1000) === before) from = middle
    else to = middle
  }
  return start + to * 1000
}

const askIntl = (timeZone: string, at: Millis): Millis => tzOffset(timeZone, new Date(at)) * 60_000
