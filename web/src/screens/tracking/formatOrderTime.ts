import type { Language } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import type { Millis } from "@skorpe/core/domain/time"
import { formatTime } from "../../texts/format.ts"

const locales: Record<Language, string> = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" }

/** The date and time of an order in the market's zone, as a receipt has it: `21. november 2026, 18:05`. */
export const formatOrderTime = (market: Market, language: Language, at: Millis): string => {
  const format = Intl.DateTimeFormat(locales[language], { timeZone: market.timeZone, dateStyle: "long" })
  return `${format.format(at)}, ${formatTime(market, at)}`
}
