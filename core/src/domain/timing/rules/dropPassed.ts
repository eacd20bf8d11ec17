import type { StoreHours } from "../../store/rules/findEntry.ts"
import { isOpenAt } from "../../store/rules/isOpenAt.ts"
import type { Millis } from "../../time/model.ts"
import type { SettledTime } from "../model.ts"
import { isFuture } from "./isFuture.ts"

/**
 * Drops a scheduled time that has passed when the order is sent: the order is then for now if the store is open,
 * otherwise it is refused with 3023 (SPEC §4.5, DECISIONS §5). `null` means now.
 */
export const dropPassed = (timeZone: string, hours: StoreHours, requested: Millis | null, now: Millis): SettledTime => {
  const wanted = requested ?? now
  if (isFuture(wanted, now)) return { _tag: "At", at: wanted }
  return isOpenAt(timeZone, hours, now) ? { _tag: "Now" } : { _tag: "NotThen", code: 3023 }
}
