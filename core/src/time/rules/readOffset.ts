import { tzOffset } from "@date-fns/tz/tzOffset"
import type { Millis } from "../model.ts"

const dayLength = 86_400_000
const mostDays = 20_000

/** Days of UTC, by their numbers since 1970 and both included, through which a zone keeps one offset. */
export interface Spell {
  readonly timeZone: string
  readonly from: number
  readonly to: number
  readonly offset: Millis
}

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

/** Yesterday may still be open, and finding a moment of a day looks at the day before it, by clocks that lag behind UTC. */
const daysBack = 3

/** The days about a moment, so many of them `ahead`, through which the clocks of a zone are not changed. */
export const spellAbout = (timeZone: string, at: Millis, ahead: number): Spell => {
  const [from, offset] = [Math.floor(at / dayLength) - daysBack, readOffset(timeZone, at)]
  const isSteady = (day: number): boolean =>
    readOffset(timeZone, day * dayLength) === offset && readOffset(timeZone, (day + 1) * dayLength) === offset
  let to = from
  while (to <= from + daysBack + ahead && isSteady(to)) to++
  return { timeZone, from, to: to - 1, offset }
}

/** Takes another machine's word for a spell: the first time that Intl is asked costs a slow phone a tenth of a second. */
export const learnSpell = ({ timeZone, from, to, offset }: Spell): void => {
  for (let day = from; day <= to; day++)
    remember(timeZone, day, { before: offset, after: offset, changesAt: day * dayLength })
}

const remember = (timeZone: string, day: number, offsets: OffsetsOfDay): OffsetsOfDay => {
  const known = zones.get(timeZone) ?? new Map<number, OffsetsOfDay>()
  if (known.size >= mostDays) known.clear()
  zones.set(timeZone, known.set(day, offsets))
  return offsets
}

const learnDay = (timeZone: string, day: number): OffsetsOfDay => {
  const start = day * dayLength
  const before = askIntl(timeZone, start)
  const after = askIntl(timeZone, start + dayLength)
  return remember(timeZone, day, {
    before,
    after,
    changesAt: before === after ? start : findChange(timeZone, start, before),
  })
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
