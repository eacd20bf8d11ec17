import type { Market } from "@skorpe/core/market"
import type { Day, Millis } from "@skorpe/core/time"

/** The day of a moment in the market's time zone. */
export const dayIn = (market: Market, at: Millis): Day =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: market.timeZone, dateStyle: "short" }).format(at)

/** The first day of a moment's calendar month in the market's time zone: budgets count from there (DECISIONS §13). */
export const monthIn = (market: Market, at: Millis): Day => `${dayIn(market, at).slice(0, 7)}-01`
