import type { DayNumber, Millis } from "../../time/model.ts"
import { findInstant } from "../../time/rules/findInstant.ts"
import type { CustomSchedule, OpeningHoursEntry } from "../model.ts"
import { findEntry, type StoreHours } from "./findEntry.ts"

/** From an opening to its closing, both included; the closing may lie on the next calendar day. */
export interface BusinessDay {
  readonly opening: Millis
  readonly closing: Millis
}

/** The days of one store that were asked about, in the zone and with the schedule of the last question. */
interface Known {
  readonly timeZone: string
  readonly schedule: CustomSchedule | undefined
  readonly days: Map<DayNumber, BusinessDay | null>
}

/** Hours are never changed in place, so what was found for a list of them stays true as long as the list lives. */
const knownOf = new WeakMap<readonly OpeningHoursEntry[], Known>()
const mostDays = 1000

/**
 * The business day that opens on a calendar day, `null` when the store is closed on it (DECISIONS §5). Closing at or
 * before the opening's wall time is on the next day.
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
  // Summer time can push an opening past its closing: then nothing is left of the day.
  return closing < opening ? null : { opening, closing }
}
