import { tzOffset } from "@date-fns/tz/tzOffset"
import { millisecondsInDay, millisecondsInMinute, millisecondsInSecond, secondsInDay } from "date-fns/constants"
import type { Millis } from "../model.ts"

const mostDays = 20_000

/** A range of UTC day numbers, both included, in which a zone's offset does not change. */
export interface Spell {
  readonly timeZone: string
  readonly from: number
  readonly to: number
  readonly offset: Millis
}

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

/** Covers yesterday's business day, the day before it (which `findInstant` reads), and zones behind UTC. */
const daysBack = 3

/** The days around a time, `ahead` of them after it, in which a zone's offset does not change. */
export const spellAbout = (timeZone: string, at: Millis, ahead: number): Spell => {
  const [from, offset] = [Math.floor(at / millisecondsInDay) - daysBack, readOffset(timeZone, at)]
  const isSteady = (day: number): boolean =>
    readOffset(timeZone, day * millisecondsInDay) === offset &&
    readOffset(timeZone, (day + 1) * millisecondsInDay) === offset
  let to = from
  while (to <= from + daysBack + ahead && isSteady(to)) to++
  return { timeZone, from, to: to - 1, offset }
}

/** Caches a spell that another machine has computed: the first use of Intl costs a slow phone 100 ms. */
export const learnSpell = ({ timeZone, from, to, offset }: Spell): void => {
  for (let day = from; day <= to; day++)
    remember(timeZone, day, { before: offset, after: offset, changesAt: day * millisecondsInDay })
}

const remember = (timeZone: string, day: number, offsets: OffsetsOfDay): OffsetsOfDay => {
  const known = zones.get(timeZone) ?? new Map<number, OffsetsOfDay>()
  if (known.size >= mostDays) known.clear()
  zones.set(timeZone, known.set(day, offsets))
  return offsets
}

const learnDay = (timeZone: string, day: number): OffsetsOfDay => {
  const start = day * millisecondsInDay
  const before = askIntl(timeZone, start)
  const after = askIntl(timeZone, start + millisecondsInDay)
  return remember(timeZone, day, {
    before,
    after,
    changesAt: before === after ? start : findChange(timeZone, start, before),
  })
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
