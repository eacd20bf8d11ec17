import type { StoreHours } from "../../store/rules/findEntry.ts"
import { isOpenAt } from "../../store/rules/isOpenAt.ts"
import type { Millis } from "../../time/model.ts"
import type { Delay, SettledTime } from "../model.ts"
import { acceptsSlot } from "./acceptsSlot.ts"
import { dropPassed } from "./dropPassed.ts"

/**
 * Validates the time of an order that is sent now: a past time is dropped, one outside the opening hours is 3023, one
 * that is not a slot or leaves no time to bake is 3046 (SPEC §5, DECISIONS §5).
 */
export const settleTime = (
  timeZone: string,
  hours: StoreHours,
  requested: Millis | null,
  now: Millis,
  delay: Delay,
): SettledTime => {
  const settled = dropPassed(timeZone, hours, requested, now)
  if (settled._tag !== "At" || acceptsSlot(timeZone, hours, settled.at, now, delay)) return settled
  return { _tag: "NotThen", code: isOpenAt(timeZone, hours, settled.at) ? 3046 : 3023 }
}
