import { expect, test } from "vitest"
import { everyDay } from "../../../testing/samples.ts"
import { openingNow } from "./openingNow.ts"

const zone = "Europe/Oslo"
const hours = {
  openingHours: everyDay("11:00", "23:00"),
  schedule: { customSchedulesEnabled: false, hoursOfOperation: [] },
}
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 21, hour - 1, minute)
const closesAt22 = { open: true, changesAt: at(22) }

test("the server's status applies until the change that it names", () => {
  expect(openingNow(hours, closesAt22, zone, at(21, 59))).toEqual(closesAt22)
  expect(openingNow(hours, { open: true, changesAt: null }, zone, at(24)).open).toBe(true)
  expect(openingNow(hours, { open: false, changesAt: at(12) }, zone, at(11, 30)).open).toBe(false)
})

test("afterwards, and before there is a status, the hours apply", () => {
  expect(openingNow(hours, { open: true, changesAt: at(23) }, zone, at(23)).open).toBe(true)
  expect(openingNow(hours, closesAt22, zone, at(23, 1))).toEqual({ open: false, changesAt: at(35) })
  expect(openingNow(hours, { open: false, changesAt: at(12) }, zone, at(12)).open).toBe(true)
  expect(openingNow(hours, null, zone, at(10))).toEqual({ open: false, changesAt: at(11) })
})
