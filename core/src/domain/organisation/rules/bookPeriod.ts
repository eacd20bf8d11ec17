import { addMonths } from "date-fns/addMonths"
import { addYears } from "date-fns/addYears"
import { lightFormat } from "date-fns/lightFormat"
import { parseISO } from "date-fns/parseISO"
import { startOfMonth } from "date-fns/startOfMonth"
import { subMonths } from "date-fns/subMonths"
import { subYears } from "date-fns/subYears"
import type { Market } from "../../market/model.ts"
import type { Millis } from "../../time/model.ts"
import { momentOf } from "../../time/rules/findInstant.ts"
import { utcDate } from "../../time/rules/utcDate.ts"
import { wallClock } from "../../time/rules/wallClock.ts"
import { monthOf } from "./monthOf.ts"

type Zone = Pick<Market, "timeZone">

/** The moments of a calendar month (`2026-11`) or year (`2026`) in the market's time zone: from the first to before the second. */
export const spanOfPeriod = ({ timeZone }: Zone, period: string): readonly [from: Millis, until: Millis] => {
  const from = parseISO(period, { in: utcDate })
  const until = period.includes("-") ? addMonths(from, 1) : addYears(from, 1)
  return [momentOf(timeZone, from.getTime()), momentOf(timeZone, until.getTime())]
}

/** The month of a moment, as `yyyy-MM`. */
export const monthAt = (market: Zone, at: Millis): string => monthOf(market, at).slice(0, 7)

/** The periods that are offered for bookkeeping: this month and the twelve before it, and this year and the last. */
export const offeredPeriods = ({ timeZone }: Zone, now: Millis): readonly string[] => {
  const first = startOfMonth(wallClock(timeZone, now))
  const months = Array.from({ length: 13 }, (_, back) => lightFormat(subMonths(first, back), "yyyy-MM"))
  return [...months, lightFormat(first, "yyyy"), lightFormat(subYears(first, 1), "yyyy")]
}
