import { Temporal } from "temporal-polyfill"
import type { OpeningHoursEntry } from "../store/model.ts"
import type { StoreHours } from "../store/rules/findEntry.ts"

/*
 * The rules of time a second time, written from the words of DECISIONS §5 with Temporal, to be asked whether it agrees.
 * Slow and plain on purpose; it shares no code with the rules.
 */

interface Run {
  readonly from: number
  readonly to: number
}
type Date = Temporal.PlainDate

const shortNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/** A moment in the zone. */
export const readMoment = (zone: string, at: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)

const once = <Value>() => {
  const known = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make()
    known.set(key, made)
    return made
  }
}

const quartersOnce = once<readonly number[]>()

/** The quarters that a calendar day's clocks show: a time that occurs twice at its first, a skipped one not at all. */
const quartersOf = (zone: string, date: Date): readonly number[] =>
  quartersOnce(`${zone} ${date.toString()}`, () => {
    const found: number[] = []
    for (let hour = 0; hour < 24; hour++) {
      for (const minute of [0, 15, 30, 45]) {
        const wall = date.toPlainDateTime({ hour, minute })
        const first = wall.toZonedDateTime(zone, { disambiguation: "earlier" })
        if (first.toPlainDateTime().equals(wall)) found.push(first.epochMilliseconds)
      }
    }
    return found
  })

const entryOf = ({ openingHours, schedule }: StoreHours, date: Date): OpeningHoursEntry | undefined => {
  const custom = schedule?.customSchedulesEnabled === true ? schedule.hoursOfOperation : []
  const keys = [date.toString(), shortNames[date.dayOfWeek - 1]]
  for (const list of [custom, openingHours]) {
    for (const key of keys) for (const entry of list) if (entry.weekDay === key) return entry
  }
  return undefined
}

const runOf = (zone: string, hours: StoreHours, date: Date): Run | null => {
  const entry = entryOf(hours, date)
  if (!entry?.openingHours || !entry.closingHours) return null
  const opening = Temporal.PlainTime.from(entry.openingHours)
  const closing = Temporal.PlainTime.from(entry.closingHours)
  const isNextDay = Temporal.PlainTime.compare(closing, opening) <= 0
  // "compatible": a skipped time is moved on by the hour, of two the earlier is meant.
  const at = (day: Date, plainTime: Temporal.PlainTime) =>
    day.toPlainDateTime(plainTime).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds
  const run = { from: at(date, opening), to: at(isNextDay ? date.add({ days: 1 }) : date, closing) }
  return run.to < run.from ? null : run
}

/** What a store offers, as Temporal tells. */
export interface TemporalOffer {
  readonly now: boolean
  readonly today: readonly number[]
  readonly tomorrow: readonly number[]
  readonly dates: readonly string[]
}

/** A store of one zone, asked about moments near one another; what it has found it keeps. */
export const temporalStore = (zone: string, hours: StoreHours, delayMinutes: number) => {
  const runOnce = once<{ readonly run: Run | null }>()
  const slotsOnce = once<readonly number[]>()
  const runAt = (date: Date) => runOnce(date.toString(), () => ({ run: runOf(zone, hours, date) })).run
  const days = (first: Date, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => first.add({ days: from + index }))
  const delay = delayMinutes * 60_000

  const slotsAt = (date: Date) =>
    slotsOnce(date.toString(), () => {
      const run = runAt(date)
      return [...quartersOf(zone, date), ...quartersOf(zone, date.add({ days: 1 }))].filter(
        (at) => run !== null && run.from + delay <= at && at <= run.to,
      )
    })

  const stretchesOnce = once<readonly Run[]>()
  const stretchesAround = (today: Date) =>
    stretchesOnce(today.toString(), () => {
      const stretches: { from: number; to: number }[] = []
      for (const day of days(today, -3, 103)) {
        const run = runAt(day)
        const last = stretches.at(-1)
        if (run && last && run.from <= last.to) last.to = Math.max(last.to, run.to)
        else if (run) stretches.push({ ...run })
      }
      return stretches
    })

  const isOpen = (today: Date, now: number) =>
    [today.subtract({ days: 1 }), today].some((day) => {
      const run = runAt(day)
      return run !== null && run.from <= now && now <= run.to
    })

  return {
    isOpen,
    /** The end of the stretch, or the next one's beginning, not later than 100 days from today. */
    changesAt: (today: Date, now: number): number | null => {
      const stretch = stretchesAround(today).find(({ to }) => to >= now)
      if (!stretch) return null
      const change = stretch.from <= now ? stretch.to : stretch.from
      const inDays = today.until(readMoment(zone, change).toPlainDate(), { largestUnit: "days" }).days
      return inDays <= 100 ? change : null
    },
    offer: (today: Date, now: number, exclude: { now: boolean; preorder: boolean }): TemporalOffer => {
      const soonest = now + Math.max(3_600_000, delay)
      const left = (day: Date) => slotsAt(day).filter((at) => at >= soonest)
      const both = new Set([...left(today.subtract({ days: 1 })), ...left(today)])
      const dates = days(today, 2, 100).filter((day) => (slotsAt(day).at(-1) ?? 0) >= soonest)
      return {
        now: !exclude.now && isOpen(today, now),
        today: exclude.preorder ? [] : [...both].sort((one, other) => one - other),
        tomorrow: left(today.add({ days: 1 })),
        dates: dates.slice(0, 30).map(String),
      }
    },
    accepts: (dayOfSlot: Date, slot: number, now: number): boolean =>
      slot >= now + delay && [dayOfSlot.subtract({ days: 1 }), dayOfSlot].some((day) => slotsAt(day).includes(slot)),
  }
}
