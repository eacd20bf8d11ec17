import { marketOf } from "@skorpe/core/domain/market"
import { OrderCreate } from "@skorpe/core/domain/order"
import { minutesToWait } from "@skorpe/core/domain/store"
import { millisecondsInDay } from "date-fns/constants"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { margheritas } from "../testing/orderingClient.ts"
import { pub, untilTen } from "../testing/pub.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { whenReady } from "./whenReady.ts"

const read = Schema.decodeUnknownSync(OrderCreate)
const noon = Date.parse("2026-11-21T12:00:00+01:00")
const delay = minutesToMilliseconds(minutesToWait(pub.store, "carryout"))
const [, closed] = sampleStores

const ready = (wanted: number | null, store = pub.store) =>
  whenReady(
    marketOf("no"),
    store,
    read(margheritas(1, { advanceOrderTimeLocal: wanted === null ? null : new Date(wanted).toISOString() })),
    noon,
  )
const soon = { _tag: "Ready", advanceOrderTime: null, startAt: noon, readyAt: noon + delay }

test("an order without a time is ready after the store's wait, and so is one for a time that has passed", () => {
  expect(ready(null)).toEqual(soon)
  expect(ready(noon - 3_600_000)).toEqual(soon)
})

test("an order for later is ready at its hour, and started as long before as the store needs", () => {
  const at = noon + 3 * 3_600_000
  expect(ready(at)).toEqual({ _tag: "Ready", advanceOrderTime: at, startAt: at - delay, readyAt: at })
})

test("a rush blocks the first slots after today's opening, and does not make tomorrow's food start earlier", () => {
  const openingHours = pub.store.openingHours.map((entry) => ({
    ...entry,
    openingHours: "14:00",
    closingHours: "22:00",
  }))
  const waitMinutes = { pickup: 135, delivery: 160 }
  const rushed = { ...pub.store, openingHours, waitMinutes, usualWaitMinutes: { pickup: 15, delivery: 40 } }
  const opening = noon + 2 * 3_600_000
  expect(ready(opening + 900_000, rushed)).toEqual({ _tag: "NotThen", code: 3046 })
  expect(ready(opening + 135 * 60_000, rushed)).toMatchObject({ startAt: opening })
  const tomorrow = opening + millisecondsInDay + 900_000
  expect(ready(tomorrow, rushed)).toMatchObject({ _tag: "Ready", startAt: tomorrow - 900_000, readyAt: tomorrow })
})

test("an order may be for any time until the end of the hundredth day, not later (3046)", () => {
  const last = noon + 100 * millisecondsInDay
  // The store never closes, so midnight is the last slot of that day.
  for (const hours of [0, 6, 11, 12]) expect(ready(last + hours * 3_600_000)._tag).toBe("Ready")
  expect(ready(last + 12.25 * 3_600_000)).toEqual({ _tag: "NotThen", code: 3046 })
})

test("on the hundredth day a store is closed after its hours (3023), and a customer is not told to choose another day", () => {
  const evening = noon + 100 * millisecondsInDay + 11 * 3_600_000
  expect(ready(evening, untilTen.store)).toEqual({ _tag: "NotThen", code: 3023 })
})

test("an order for an hour at which the store is closed is refused (3023)", () => {
  expect(ready(noon + 3 * 3_600_000, closed?.store)).toEqual({ _tag: "NotThen", code: 3023 })
})
