import type { Language } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import type { Minor } from "@skorpe/core/domain/money"
import { type Millis, wallClock } from "@skorpe/core/domain/time"
import { millisecondsInHour } from "date-fns/constants"
import { formatISO } from "date-fns/formatISO"

const kept = new Map<string, Intl.DateTimeFormat>()

/** Memoises formatters, which are expensive to make. */
const once = (key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat => {
  const format = kept.get(key) ?? make()
  kept.set(key, format)
  return format
}

const space = "\u00a0"

const twoDigits = (number: number): string => String(number).padStart(2, "0")

/**
 * An amount as both markets write it: `149 kr`, or `1 224,50 kr` with øre. The same as Intl's text, but Intl's first
 * call takes 100 ms on a slow phone.
 */
export const formatMoney = (amount: Minor): string => {
  const whole = String(Math.trunc(Math.abs(amount) / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, space)
  const rest = Math.abs(amount) % 100
  return `${amount < 0 ? "\u2212" : ""}${whole}${rest === 0 ? "" : `,${twoDigits(rest)}`}${space}kr`
}

const locales: Record<Language, string> = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" }

/** The time of day in the market's zone, the same in every language: `18:05`. */
export const formatTime = ({ timeZone }: Market, at: Millis): string =>
  formatISO(wallClock(timeZone, at), { representation: "time" }).slice(0, 5)

/** A time less than this many ms ahead needs no weekday: 02:00 tonight is unambiguous. */
const soon = 14 * millisecondsInHour

/** From so many ms ahead on a weekday alone may be another week's. */
const far = 144 * millisecondsInHour

/** The time of day, after the weekday if it is 14 hours or more ahead, and after the date if it is six days or more. */
export const formatMoment = (market: Market, language: Language, at: number, now: number): string => {
  const time = formatTime(market, at)
  if (at - now < soon) return time
  const isFar = at - now >= far
  const day = once(`${market.id}/${language}/${isFar}`, () =>
    Intl.DateTimeFormat(locales[language], {
      timeZone: market.timeZone,
      weekday: "long",
      day: isFar ? "numeric" : undefined,
      month: isFar ? "long" : undefined,
    }),
  ).format(at)
  return `${day} ${time}`
}
