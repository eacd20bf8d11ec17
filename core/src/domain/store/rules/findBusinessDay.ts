import type { DayNumber, Millis } from "../../time/model.ts"
import { findInstant } from "../../time/rules/findInstant.ts"
import type { CustomSchedule, OpeningHoursEntry } from "../model.ts"
import { findEntry, type StoreHours } from "./findEntry.ts"

/** From opening to closing, both inclusive; the closing may be on the next calendar day. */
export interface BusinessDay {
  readonly opening: Millis
  readonly closing: Millis
}

/** The cached days of one store, for the last queried time zone and schedule. */
interface Known {
  readonly timeZone: string
  readonly schedule: CustomSchedule | undefined
  readonly days: Map<DayNumber, BusinessDay | null>
}

/** Hours are immutable, so a result is valid as long as its list of hours lives. */
const knownOf = new WeakMap<readonly OpeningHoursEntry[], Known>()
const mostDays = 1000

/**
 * The business day that opens on a calendar day; `null` when the store is closed on it (DECISIONS §5). A closing time
 * at or before the opening time is on the next day.
 */
export const findBusinessDay = (store: StoreHours, timeZone: string, day: DayNumber): BusinessDay | null => {
  let known = knownOf.get(store.openingHours)
  if (known?.timeZone !== timeZone || known.schedule !== store.schedule || known.days.size >= mostDays) {
    known = { timeZone, schedule: store.schedule, days: new Map() }
    knownOf.set(store.openingHours, known)
  }
  let found = known.days.get(day)
  if (found === undefined) known.days.set(day, (found = readBusinessDay(store, timeZone, day)))
  return found
}

const readBusinessDay = (store: StoreHours, timeZone: string, day: DayNumber): BusinessDay | null => {
  const entry = findEntry(store, day)
  if (!entry || entry.openingHours === null || entry.closingHours === null) return null
  const closingDay = entry.closingHours <= entry.openingHours ? day + 1 : day
  const opening = findInstant(timeZone, day, entry.openingHours)
  const closing = findInstant(timeZone, closingDay, entry.closingHours)
  // Daylight saving time can move an opening past its closing; then nothing of the day is left.
  return closing < opening ? null : { opening, closing }
}
