import type { StoreHours } from "../../store/rules/findEntry.ts"
import type { Day, Millis } from "../../time/model.ts"
import { readDay } from "../../time/rules/readDay.ts"
import type { Delay } from "../model.ts"
import { findSlots } from "./findSlots.ts"

/**
 * The slots of one business day, also after its midnight: wall-clock quarters from opening plus delay until closing, at
 * least an hour and the delay from now (SPEC §4.5, DECISIONS §5).
 */
export const slotsOf = (
  timeZone: string,
  hours: StoreHours,
  day: Day,
  now: Millis,
  delay: Delay,
): readonly Millis[] => {
  const count = readDay(day)
  return count === null ? [] : findSlots(timeZone, hours, count, now, delay)
}
