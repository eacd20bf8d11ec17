import { formatISO } from "date-fns/formatISO"
import { startOfMonth } from "date-fns/startOfMonth"
import type { Market } from "../../market/model.ts"
import type { Day, Millis } from "../../time/model.ts"
import { wallClock } from "../../time/rules/wallClock.ts"

/**
 * The first day of a moment's calendar month in the market's time zone; identifies a budget's month (DECISIONS §13).
 */
export const monthOf = ({ timeZone }: Pick<Market, "timeZone">, at: Millis): Day =>
  formatISO(startOfMonth(wallClock(timeZone, at)), { representation: "date" })
