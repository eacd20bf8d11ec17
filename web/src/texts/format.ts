import type { Language } from "@skorpe/core/language"
import type { Market } from "@skorpe/core/market"
import type { Minor } from "@skorpe/core/money"

const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** Formatters are dear to make; one of a kind is enough. */
const once = <Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format => {
  const known = kept.get(key) as Format | undefined
  const format = known ?? make()
  kept.set(key, format)
  return format
}

/** An amount as the market writes it: `149 kr`, and `24,50 kr` when there are øre. */
export const formatMoney = (market: Market, amount: Minor): string => {
  const digits = amount % 100 === 0 ? 0 : 2
  const format = once(`${market.id}/${digits}`, () =>
    Intl.NumberFormat(market.locale, {
      style: "currency",
      currency: market.currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
  )
  return format.format(amount / 100)
}

const locales: Record<Language, string> = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" }

/** The time of day in the market's zone: `18:05`. */
export const formatTime = (market: Market, language: Language, at: number): string =>
  once(`${market.id}/${language}/time`, () =>
    Intl.DateTimeFormat(locales[language], {
      timeZone: market.timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hour12: false,
    }),
  )
    .format(at)
    .replace(".", ":")

/** Within so many milliseconds a time of day is enough: tonight's 02:00 needs no name of a day. */
const soon = 14 * 60 * 60 * 1000

/** The time of day, and the week-day before it when it is not soon. */
export const formatMoment = (market: Market, language: Language, at: number, now: number): string => {
  const time = formatTime(market, language, at)
  if (at - now < soon) return time
  const day = once(`${market.id}/${language}/weekday`, () =>
    Intl.DateTimeFormat(locales[language], { timeZone: market.timeZone, weekday: "long" }),
  ).format(at)
  return `${day} ${time}`
}
