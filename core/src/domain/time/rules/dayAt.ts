import { formatISO } from "date-fns/formatISO"
import type { Day, Millis } from "../model.ts"
import { wallClock } from "./wallClock.ts"

/** The calendar day of a time in a zone, as `yyyy-MM-dd`. */
export const dayAt = (timeZone: string, at: Millis): Day =>
  formatISO(wallClock(timeZone, at), { representation: "date" })
