import { tzOffset } from "@date-fns/tz/tzOffset"
import type { Millis } from "../model.ts"

/** How far a zone's wall clock is ahead of UTC at a moment, in milliseconds; changes with summer time. */
export const readOffset = (timeZone: string, at: Millis): Millis => tzOffset(timeZone, new Date(at)) * 60_000
