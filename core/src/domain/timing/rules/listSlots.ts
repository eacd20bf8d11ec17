import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import type { BusinessDay } from "../../store/rules/findBusinessDay.ts"
import type { Millis } from "../../time/model.ts"
import { isRepeated } from "../../time/rules/isRepeated.ts"
import { readOffset } from "../../time/rules/readOffset.ts"
import { slotMinutes } from "./slotMinutes.ts"
import { toSlot } from "./toSlot.ts"

const step = minutesToMilliseconds(slotMinutes)

/** The wall-clock quarters of a business day from a time on, `most` at most; a repeated wall-clock time counts once. */
export const listSlots = (
  timeZone: string,
  { closing }: BusinessDay,
  earliest: Millis,
  most = Number.POSITIVE_INFINITY,
): Millis[] => {
  const slots: Millis[] = []
  const offset = readOffset(timeZone, earliest)
  for (let at = toSlot(earliest + offset) - offset; at <= closing; at += step) {
    if (slots.length >= most) break
    if (!isRepeated(timeZone, at)) slots.push(at)
  }
  return slots
}
