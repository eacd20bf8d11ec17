import type { Language } from "@skorpe/core/language"
import type { Market } from "@skorpe/core/market"
import type { Minor } from "@skorpe/core/money"
import { type Millis, readOffset } from "@skorpe/core/time"

const kept = new Map<string, Intl.DateTimeFormat>()

/** Formatters are dear to make; one of a kind is enough. */
const once = (key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat => {
  const format = kept.get(key) ?? make()
  kept.set(key, format)
  return format
}

const space = "\u00a0"

const twoDigits = (number: number): string => String(number).padStart(2, "0")

/**
 * An amount as the market writes it: `149 kr`, and `1 224,50 kr` when there are øre. Both markets write it alike; Intl
 * says the same, but the first time that it is asked costs a slow phone a tenth of a second.
 */
export const formatMoney = (amount: Minor): string => {
  const whole = String(Math.trunc(Math.abs(amount) / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, space)
  const rest = Math.abs(amount) % 100
  return `${amount < 0 ? "\u2212" : ""}${whole}${rest === 0 ? "" : `,${twoDigits(rest)}`}${space}kr`
}

const locales: Record<Language, string> = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" }

/** The time of day in the market's zone, alike in every language: `18:05`. */
export const formatTime = ({ timeZone }: Market, at: Millis): string => {
  const minutes = Math.floor((at + readOffset(timeZone, at)) / 60_000)
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`
}

/** Within so many milliseconds a time of day is enough: tonight's 02:00 needs no name of a day. */
const soon = 14 * 60 * 60 * 1000

/** The time of day, and the week-day before it when it is not soon. */
export const formatMoment = (market: Market, language: Language, at: number, now: number): string => {
  const time = formatTime(market, at)
  if (at - now < soon) return time
  const day = once(`${market.id}/${language}/weekday`, () =>
    Intl.DateTimeFormat(locales[language], { timeZone: market.timeZone, weekday: "long" }),
  ).format(at)
  return `${day} ${time}`
}
