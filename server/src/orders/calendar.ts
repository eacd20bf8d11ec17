import type { Market } from "@skorpe/core/market"
import { countDays, type Day, type Millis, nameDay } from "@skorpe/core/time"

/** The day of a moment in the market's time zone. */
export const dayIn = (market: Market, at: Millis): Day => nameDay(countDays(market.timeZone, at))

/** The first day of a moment's calendar month in the market's time zone: budgets count from there (DECISIONS §13). */
export const monthIn = (market: Market, at: Millis): Day => `${dayIn(market, at).slice(0, 7)}-01`
