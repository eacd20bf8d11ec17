import type { Market } from "../../market/model.ts"
import type { Millis } from "../../time/model.ts"
import { momentOf } from "../../time/rules/findInstant.ts"
import { monthOf } from "./monthOf.ts"

type Zone = Pick<Market, "timeZone">

/** The moments of a calendar month (`2026-11`) or year (`2026`) in the market's time zone: from the first to before the second. */
export const spanOfPeriod = ({ timeZone }: Zone, period: string): readonly [from: Millis, until: Millis] => {
  const [year = 0, month] = period.split("-").map(Number)
  const first = (month ?? 1) - 1
  return [
    momentOf(timeZone, Date.UTC(year, first)),
    momentOf(timeZone, Date.UTC(year, first + (month === undefined ? 12 : 1))),
  ]
}

/** The month of a moment, as `yyyy-MM`. */
export const monthAt = (market: Zone, at: Millis): string => monthOf(market, at).slice(0, 7)

/** The periods that are offered for bookkeeping: this month and the twelve before it, and this year and the last. */
export const offeredPeriods = (market: Zone, now: Millis): readonly string[] => {
  const [year = 0, month = 0] = monthAt(market, now).split("-").map(Number)
  const months = Array.from({ length: 13 }, (_, back) => new Date(Date.UTC(year, month - 1 - back)))
  return [...months.map((first) => first.toISOString().slice(0, 7)), String(year), String(year - 1)]
}
