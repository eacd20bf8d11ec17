import { expect, test } from "vitest"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import { readDay } from "../../time/rules/readDay.ts"
import { acceptsSlot } from "./acceptsSlot.ts"
import { delayOn } from "./delayOn.ts"
import { offerTimes } from "./offerTimes.ts"
import { writeLocal } from "./writeLocal.ts"

const zone = "Europe/Oslo"
const rush = { now: 120, later: 15 }
const hours: StoreHours = {
  openingHours: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((weekDay) => ({
    weekDay,
    openingHours: "11:00",
    closingHours: "02:00",
  })),
}
const at = (text: string) => Date.parse(`2026-11-${text}:00+01:00`)
const firstOf = (slots: readonly number[]) => slots[0] && writeLocal(zone, slots[0]).slice(8, 16)
const offeredAt = (now: string) => offerTimes(zone, hours, at(now), rush, { now: false, preorder: false })

test("tonight's rush delays tonight's times, also past midnight, but no later day's", () => {
  const isRushedOn = (day: string) =>
    ["24T05:59", "24T06:00", "25T00:30", "25T05:59", "25T06:00"].map(
      (now) => delayOn(zone, readDay(day) ?? 0, at(now), rush) === rush.now,
    )
  expect(isRushedOn("2026-11-24")).toEqual([false, true, true, true, true])
  expect(isRushedOn("2026-11-25")).toEqual([false, false, false, false, true])
})

test("a rush removes the first times of its own day, and none of the next", () => {
  expect(firstOf(offeredAt("24T10:00").today)).toBe("24T13:00")
  const { today, tomorrow } = offeredAt("24T20:00")
  expect([today, tomorrow].map(firstOf)).toEqual(["24T22:00", "25T11:15"])
})

test("past midnight the day's own opening is not delayed, while the night's last times are", () => {
  expect(
    offeredAt("25T00:30")
      .today.slice(0, 2)
      .map((slot) => firstOf([slot])),
  ).toEqual(["25T11:15", "25T11:30"])
  expect(firstOf(offeredAt("24T23:45").today)).toBe("25T01:45")
})

test("a time that is offered in a rush is accepted, and one that the rush removes is not", () => {
  const accepts = (slot: string) => acceptsSlot(zone, hours, at(slot), at("24T20:00"), rush)
  expect(["24T21:45", "24T22:00", "25T11:00", "25T11:15"].map(accepts)).toEqual([false, true, false, true])
})
