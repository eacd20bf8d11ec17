import type { BusinessDay } from "../../store/rules/findBusinessDay.ts"
import type { Millis } from "../../time/model.ts"
import { isRepeated } from "../../time/rules/isRepeated.ts"
import { readOffset } from "../../time/rules/readOffset.ts"
import { slotMinutes } from "./slotMinutes.ts"

const step = slotMinutes * 60_000

/** The wall-clock quarters of a business day from a moment on, `most` at most; a wall time that occurs twice once. */
export const listSlots = (
  timeZone: string,
  { closing }: BusinessDay,
  earliest: Millis,
  most = Number.POSITIVE_INFINITY,
): Millis[] => {
  const slots: Millis[] = []
  const offset = readOffset(timeZone, earliest)
  for (let at = Math.ceil((earliest + offset) / step) * step - offset; at <= closing; at += step) {
    if (slots.length >= most) break
    if (!isRepeated(timeZone, at)) slots.push(at)
  }
  return slots
}
