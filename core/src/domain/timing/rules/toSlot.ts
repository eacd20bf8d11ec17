import { roundToNearestMinutes } from "date-fns/roundToNearestMinutes"
import type { Millis } from "../../time/model.ts"
import { remember } from "../../time/rules/remember.ts"
import { utcDate } from "../../time/rules/utcDate.ts"
import { slotMinutes } from "./slotMinutes.ts"

/** Rounds a wall-clock time up to the next quarter; both are given as if in UTC. */
export const toSlot = remember((wall: Millis): Millis =>
  roundToNearestMinutes(utcDate(wall), { nearestTo: slotMinutes, roundingMethod: "ceil" }).getTime(),
)
