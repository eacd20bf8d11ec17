import { norway, sweden } from "@skorpe/core/market"
import { kroner } from "@skorpe/core/money"
import { expect, test } from "vitest"
import { formatMoment, formatMoney, formatTime } from "./format.ts"

const plain = (text: string): string => text.replaceAll(/\s/g, " ")

test("money is written as its market writes it, with øre only when there are some", () => {
  expect([kroner(149), kroner(24.5), kroner(1299)].map((amount) => plain(formatMoney(norway, amount)))).toEqual([
    "149 kr",
    "24,50 kr",
    "1 299 kr",
  ])
  expect(plain(formatMoney(sweden, kroner(0.5)))).toBe("0,50 kr")
})

test("times are the market's, wherever the browser is", () => {
  const at = Date.UTC(2026, 6, 1, 16, 5)
  expect([formatTime(norway, "nb", at), formatTime(sweden, "en", at)]).toEqual(["18:05", "18:05"])
})

test("a moment that is not soon names its day", () => {
  const now = Date.UTC(2026, 10, 21, 17, 0)
  expect(formatMoment(norway, "nb", Date.UTC(2026, 10, 22, 1, 0), now)).toBe("02:00")
  expect(formatMoment(norway, "nb", Date.UTC(2026, 10, 23, 10, 0), now)).toBe("mandag 11:00")
  expect(formatMoment(norway, "en", Date.UTC(2026, 10, 23, 10, 0), now)).toBe("Monday 11:00")
})
