import { expect, test } from "vitest"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import { offerTimes } from "./offerTimes.ts"
import { optionOf } from "./optionOf.ts"
import { steadyDelay } from "./steadyDelay.ts"

const zone = "Europe/Oslo"
const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
const daily = (openingHours: string, closingHours: string) => ({
  openingHours: week.map((weekDay) => ({ weekDay, openingHours, closingHours })),
})
const at = (wall: string) => Date.parse(`2026-11-${wall}+01:00`)
const ask = (requested: string | null, now: string, hours: StoreHours = daily("11:00", "03:00"), preorder = false) => {
  const offered = offerTimes(zone, hours, at(now), steadyDelay(30), { now: false, preorder })
  return optionOf(zone, hours, requested === null ? null : at(requested), at(now), offered)
}

test.each([
  [null, "now"],
  ["24T19:00", "today"],
  ["25T01:00", "today"],
  ["25T12:00", "tomorrow"],
  ["26T01:00", "tomorrow"],
  ["26T12:00", "2026-11-26"],
  ["27T01:00", "2026-11-26"],
  ["28T03:00", "2026-11-27"],
])("on the 24th, %s is in the option %s", (requested, option) => expect(ask(requested, "24T17:00")).toBe(option))

test("a time that two days offer is in the first day's option, if that is offered", () => {
  const hours = {
    openingHours: [
      { weekDay: "Tue", openingHours: "11:00", closingHours: "03:00" },
      { weekDay: "Wed", openingHours: "00:00", closingHours: "23:00" },
    ],
  }
  expect(ask("25T01:00", "24T17:00", hours)).toBe("today")
  expect(ask("25T01:00", "24T17:00", hours, true)).toBe("tomorrow")
})

test("a chosen slot that is too soon to be offered stays in its day's option", () => {
  expect(ask("25T00:15", "24T23:50")).toBe("today")
  expect(ask("25T00:15", "25T00:05")).toBe("today")
})

test.each([
  ["23T12:00", "today"],
  ["24T07:00", "today"],
  ["25T07:00", "tomorrow"],
  ["26T07:00", "2026-11-26"],
])("a time that is not offered is in its own day's option: %s in %s", (requested, option) =>
  expect(ask(requested, "24T17:00")).toBe(option),
)
