import { type Market, norway, sweden } from "@skorpe/core/domain/market"
import { kroner, type Minor } from "@skorpe/core/domain/money"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { formatMoment, formatMoney, formatTime } from "./format.ts"

const intl = ({ locale, currency }: Market, amount: Minor): string => {
  const digits = amount % 100 === 0 ? 0 : 2
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const
  return Intl.NumberFormat(locale, { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    amount / 100,
  )
}

test("money is written with decimals only if it has øre", () => {
  const written = [kroner(149), kroner(24.5), kroner(1299), kroner(0.5)].map(formatMoney)
  expect(written.map((text) => text.replaceAll(/\s/g, " "))).toEqual(["149 kr", "24,50 kr", "1 299 kr", "0,50 kr"])
})

test("money is written as Intl writes it, in both markets", () => {
  fc.assert(
    fc.property(fc.constantFrom(norway, sweden), fc.integer({ min: -1e9, max: 1e12 }), (market, ore) => {
      const amount = kroner(ore / 100)
      expect(formatMoney(amount)).toBe(intl(market, amount))
    }),
  )
})

test("times are in the market's zone, in any browser, as Intl writes them", () => {
  const at = Date.UTC(2026, 6, 1, 16, 5)
  expect([formatTime(norway, at), formatTime(sweden, at)]).toEqual(["18:05", "18:05"])
  fc.assert(
    fc.property(
      fc.constantFrom(norway, sweden),
      fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2037, 0) }),
      (market, moment) => {
        const asked = { timeZone: market.timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const
        expect(formatTime(market, moment)).toBe(Intl.DateTimeFormat("en-GB", asked).format(moment))
      },
    ),
  )
})

test("a time more than 14 hours ahead has its weekday", () => {
  const now = Date.UTC(2026, 10, 21, 17, 0)
  expect(formatMoment(norway, "nb", Date.UTC(2026, 10, 22, 1, 0), now)).toBe("02:00")
  expect(formatMoment(norway, "nb", Date.UTC(2026, 10, 23, 10, 0), now)).toBe("mandag 11:00")
  expect(formatMoment(norway, "en", Date.UTC(2026, 10, 23, 10, 0), now)).toBe("Monday 11:00")
})

test("a time in another week has its date, because its weekday comes sooner too", () => {
  const now = Date.UTC(2026, 10, 21, 17, 0)
  const written = (at: number) => [
    formatMoment(norway, "nb", at, now),
    formatMoment(norway, "en", at, now),
    formatMoment(sweden, "sv", at, now),
  ]
  expect(written(Date.UTC(2026, 10, 27, 10, 0))).toEqual(["fredag 11:00", "Friday 11:00", "fredag 11:00"])
  expect(written(Date.UTC(2026, 10, 28, 10, 0))).toEqual([
    "lørdag 28. november 11:00",
    "Saturday 28 November 11:00",
    "lördag 28 november 11:00",
  ])
})
