import { dayAt, type Millis, wallClock } from "@skorpe/core/domain/time"
import { format } from "date-fns/format"

/** The reader's time zone, and the moment at which they read. */
export interface ReaderTime {
  readonly timeZone: string
  readonly now: Millis
}

/** A time in the reader's zone, without the day when it is today. */
export const timeOf = (at: Millis, { timeZone, now }: ReaderTime): string =>
  format(wallClock(timeZone, at), dayAt(timeZone, at) === dayAt(timeZone, now) ? "HH:mm" : "yyyy-MM-dd HH:mm")
