import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { findBusinessDay } from "./findBusinessDay.ts"
import type { StoreHours } from "./findEntry.ts"

/** True when a store is open: some business day includes the moment, opening and closing included (DECISIONS §5). */
export const isOpenAt = (timeZone: string, hours: StoreHours, at: Millis): boolean => {
  const today = countDays(timeZone, at)
  return runs(findBusinessDay(hours, timeZone, today), at) || runs(findBusinessDay(hours, timeZone, today - 1), at)
}

const runs = (day: ReturnType<typeof findBusinessDay>, at: Millis): boolean =>
  day !== null && day.opening <= at && at <= day.closing
