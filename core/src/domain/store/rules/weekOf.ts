import type { Day, Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import { type BusinessDay, findBusinessDay } from "./findBusinessDay.ts"
import { findEntry, type StoreHours } from "./findEntry.ts"

/** One day of a store's week. */
export interface DayOfWeek {
  readonly day: Day
  /** `null` is closed; a closing after midnight is on the next calendar day. */
  readonly hours: BusinessDay | null
  /** True when it is open from midnight to midnight. */
  readonly allDay: boolean
  /** True when the hours differ from the weekday's regular ones: a holiday, a custom schedule. */
  readonly unusual: boolean
}

/** The store's hours today and on the next six days (SPEC §3, DECISIONS §5). */
export const weekOf = (store: StoreHours, timeZone: string, now: Millis): readonly DayOfWeek[] => {
  const today = countDays(timeZone, now)
  const usual = store.openingHours.filter(({ weekDay }) => weekDay.length === 3)
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = today + ahead
    const entry = findEntry(store, day)
    const rule = findEntry({ openingHours: usual }, day)
    return {
      day: nameDay(day),
      hours: findBusinessDay(store, timeZone, day),
      allDay: entry?.openingHours === "00:00" && entry.closingHours === "00:00",
      unusual:
        (entry?.openingHours ?? null) !== (rule?.openingHours ?? null) ||
        (entry?.closingHours ?? null) !== (rule?.closingHours ?? null),
    }
  })
}
