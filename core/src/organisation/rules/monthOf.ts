import { countDays } from "../../time/rules/countDays.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import type { Market } from "../../market/model.ts"
import type { Day, Millis } from "../../time/model.ts"

/** The first day of the calendar month of a moment, in the market's time zone: what a budget's month is called (DECISIONS §13). */
export const monthOf = ({ timeZone }: Pick<Market, "timeZone">, at: Millis): Day =>
  `${nameDay(countDays(timeZone, at)).slice(0, 7)}-01`
