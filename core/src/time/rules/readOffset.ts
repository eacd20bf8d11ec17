import { tzOffset } from "@date-fns/tz/tzOffset"
import type { Millis } from "../model.ts"

const dayLength = 86_400_000
const mostDays = 20_000

/** Offsets at the midnights (UTC) that were asked about, by zone: asking Intl takes a hundred times as long. */
const midnights = new Map<string, Map<number, Millis>>()

/** How far a zone's wall clock is ahead of UTC at a moment, in milliseconds; changes with summer time. */
export const readOffset = (timeZone: string, at: Millis): Millis => {
  const day = Math.floor(at / dayLength)
  const before = offsetAtMidnight(timeZone, day)
  return before === offsetAtMidnight(timeZone, day + 1) ? before : askIntl(timeZone, at)
}

const offsetAtMidnight = (timeZone: string, day: number): Millis => {
  const known = midnights.get(timeZone) ?? new Map<number, Millis>()
  const remembered = known.get(day)
  if (remembered !== undefined) return remembered
  const offset = askIntl(timeZone, day * dayLength)
  if (known.size >= mostDays) known.clear()
  midnights.set(timeZone, known.set(day, offset))
  return offset
}

const askIntl = (timeZone: string, at: Millis): Millis => tzOffset(timeZone, new Date(at)) * 60_000
