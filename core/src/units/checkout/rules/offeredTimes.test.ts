import * as fc from "fast-check"
import { expect, test } from "vitest"
import { norway } from "../../../domain/market/markets.ts"
import { makePicker, slotsIn } from "../../../domain/timing/rules/makePicker.ts"
import { add, opening, openStore, standing, storeOne } from "../../cart/cartStage.fixture.ts"
import { kitchenOf } from "../../timing/rules/kitchenOf.ts"
import { findBlocks } from "./findBlocks.ts"

const minute = 60_000
const quarter = 15 * minute
const { timeZone } = norway
const none = { now: false, preorder: false }

const filled = () => {
  const stage = openStore()
  stage.put(add("MARG_AM30"))
  return stage.see()
}
const seen = filled()

/** What the picker offers and what the checkout refuses, for one store with its live and its usual wait in minutes. */
const both = (now: number, wait: number, usual = 15) => {
  const store = { ...storeOne, waitMinutes: { pickup: usual, delivery: usual } }
  const status = standing({ waitMinutes: { pickup: wait, delivery: wait } })
  const current = seen.store.current && { ...seen.store.current, store, status }
  const kitchen = kitchenOf(seen.cart, { ...seen.store, current })
  if (kitchen === null) throw new Error("The cart's store must be loaded.")
  const asked = { timeZone, kitchen, now, requested: null, exclude: none, option: null }
  const { offered } = makePicker(asked)
  const slots = (["today", "tomorrow"] as const).flatMap((option) => slotsIn(asked, offered, option))
  const isBlocked = (requestedTime: number) =>
    findBlocks({
      market: norway,
      cart: { ...seen.cart, shipping: { ...seen.cart.shipping, requestedTime } },
      validation: seen.validation,
      store,
      status,
      organisationId: null,
      account: { _tag: "NoBudget" },
      paymentType: "INSTORE",
      offered: ["INSTORE"],
      now,
    }).some(({ _tag }) => _tag === "StoreClosed" || _tag === "TimeNotOffered")
  return { slots, isBlocked }
}

const times = fc.integer({ min: 0, max: 7 * 24 * 4 }).map((quarters) => opening + quarters * quarter)
const waits = fc.integer({ min: 1, max: 180 })

test("every time that the picker offers can be ordered, whatever the kitchen's wait is now", () => {
  fc.assert(
    fc.property(times, waits, waits, (now, wait, usual) => {
      const { slots, isBlocked } = both(now, wait, usual)
      expect(slots.filter(isBlocked)).toEqual([])
    }),
  )
})

test("a time over an hour ahead that the picker does not offer is refused", () => {
  fc.assert(
    fc.property(times, waits, waits, fc.integer({ min: 5, max: 20 }), (now, wait, usual, ahead) => {
      const { slots, isBlocked } = both(now, wait, usual)
      const wanted = now + ahead * quarter
      fc.pre(!slots.includes(wanted))
      expect(isBlocked(wanted)).toBe(true)
    }),
  )
})

test("a busy store refuses a time that its usual wait would allow", () => {
  const { isBlocked } = both(opening, 90)
  expect([isBlocked(opening + 60 * minute), isBlocked(opening + 90 * minute)]).toEqual([true, false])
})
