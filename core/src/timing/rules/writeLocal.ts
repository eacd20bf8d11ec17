import type { Millis } from "../../time/model.ts"
import { readOffset } from "../../time/rules/readOffset.ts"

/** A moment as the zone's clocks show it, with their offset: `2026-10-25T01:30:00+02:00`; whole seconds (DECISIONS §5). */
export const writeLocal = (timeZone: string, at: Millis): string => {
  const offset = readOffset(timeZone, at)
  const minutes = Math.abs(offset) / 60_000
  const wall = new Date(at + offset).toISOString().slice(0, 19)
  return `${wall}${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

const twoDigits = (number: number): string => String(number).padStart(2, "0")
