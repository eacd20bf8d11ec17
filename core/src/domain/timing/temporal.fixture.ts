import { Temporal } from "temporal-polyfill"
import type { OpeningHoursEntry } from "../store/model.ts"
import type { StoreHours } from "../store/rules/findEntry.ts"

/*
 * An oracle for the timing rules: a second implementation of DECISIONS §5 with Temporal. It is slow and plain on
 * purpose, and shares no code with the rules.
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

/** The wall-clock quarters of a calendar day: a repeated time once, at its first instant; a skipped one not at all. */
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
  // "compatible" moves a skipped time forward by the hour, and takes the earlier of two.
  const at = (day: Date, plainTime: Temporal.PlainTime) =>
    day.toPlainDateTime(plainTime).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds
  const run = { from: at(date, opening), to: at(isNextDay ? date.add({ days: 1 }) : date, closing) }
  return run.to < run.from ? null : run
}

/** The offered times, as the oracle computes them. */
export interface TemporalOffer {
  readonly now: boolean
  readonly today: readonly number[]
  readonly tomorrow: readonly number[]
  readonly dates: readonly string[]
}

/** A day's intermediate results, computed once a day because Temporal is slow. */
interface Surroundings {
  /** The business days that may be open: yesterday's and today's. */
  readonly runs: readonly Run[]
  /** All slots of yesterday, today and tomorrow, whatever the current time. */
  readonly slots: readonly [readonly number[], readonly number[], readonly number[]]
  readonly laterDays: readonly { readonly name: string; readonly last: number }[]
  readonly stretches: readonly Run[]
  /** The end of the hundredth day from today. */
  readonly horizon: number
}

/** The oracle for one store; it caches, so ask it about moments that are close together. */
export const temporalStore = (zone: string, hours: StoreHours, delayMinutes: number) => {
  const runOnce = once<{ readonly run: Run | null }>()
  const slotsOnce = once<readonly number[]>()
  const aroundOnce = once<Surroundings>()
  const delay = delayMinutes * 60_000

  const runAt = (date: Date) => runOnce(date.toString(), () => ({ run: runOf(zone, hours, date) })).run

  const slotsAt = (date: Date) =>
    slotsOnce(date.toString(), () => {
      const run = runAt(date)
      return [...quartersOf(zone, date), ...quartersOf(zone, date.add({ days: 1 }))].filter(
        (at) => run !== null && run.from + delay <= at && at <= run.to,
      )
    })

  const stretchesBetween = (days: readonly Date[]): readonly Run[] => {
    const stretches: { from: number; to: number }[] = []
    for (const day of days) {
      const run = runAt(day)
      const last = stretches.at(-1)
      if (run && last && run.from <= last.to) last.to = Math.max(last.to, run.to)
      else if (run) stretches.push({ ...run })
    }
    return stretches
  }

  const around = (today: Date): Surroundings =>
    aroundOnce(today.toString(), () => {
      const days = (from: number, to: number) =>
        Array.from({ length: to - from + 1 }, (_, index) => today.add({ days: from + index }))
      return {
        runs: days(-1, 0).flatMap((day) => runAt(day) ?? []),
        slots: [slotsAt(today.subtract({ days: 1 })), slotsAt(today), slotsAt(today.add({ days: 1 }))],
        laterDays: days(2, 100).map((day) => ({ name: day.toString(), last: slotsAt(day).at(-1) ?? 0 })),
        stretches: stretchesBetween(days(-3, 103)),
        horizon: today.add({ days: 101 }).toZonedDateTime(zone).epochMilliseconds,
      }
    })

  const isOpen = (today: Date, now: number): boolean =>
    around(today).runs.some(({ from, to }) => from <= now && now <= to)

  return {
    isOpen,
    /** The end of the current open interval, or the start of the next one within 100 days; `null` otherwise. */
    changesAt: (today: Date, now: number): number | null => {
      const { stretches, horizon } = around(today)
      const stretch = stretches.find(({ to }) => to >= now)
      if (!stretch) return null
      const change = stretch.from <= now ? stretch.to : stretch.from
      return change < horizon ? change : null
    },
    offer: (today: Date, now: number, exclude: { now: boolean; preorder: boolean }): TemporalOffer => {
      const soonest = now + Math.max(3_600_000, delay)
      const { slots, laterDays } = around(today)
      const [yesterdays, todays, tomorrows] = slots.map((some) => some.filter((at) => at >= soonest))
      const both = new Set([...(yesterdays ?? []), ...(todays ?? [])])
      const dates = laterDays.filter(({ last }) => last >= soonest)
      return {
        now: !exclude.now && isOpen(today, now),
        today: exclude.preorder ? [] : [...both].sort((one, other) => one - other),
        tomorrow: tomorrows ?? [],
        dates: dates.slice(0, 30).map(({ name }) => name),
      }
    },
    accepts: (dayOfSlot: Date, slot: number, now: number): boolean => {
      const [yesterdays, todays] = around(dayOfSlot).slots
      return slot >= now + delay && (yesterdays.includes(slot) || todays.includes(slot))
    },
  }
}
