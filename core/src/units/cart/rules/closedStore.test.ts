import * as fc from "fast-check"
import { expect, test } from "vitest"
import { norway } from "../../../domain/market/markets.ts"
import { findBlocks } from "../../checkout/rules/findBlocks.ts"
import { add, opening, openStore, standing, storeOne, two } from "../cartStage.fixture.ts"
import { closedStore } from "./closedStore.ts"
import { storeOfCart } from "./storeOfCart.ts"

const filled = () => {
  const stage = openStore()
  stage.put(add("MARG_AM30"))
  return stage
}
const hour = 3_600_000
const midnight = opening + 6 * hour
const seen = filled().see()
const parts = { market: norway, cart: seen.cart, store: storeOne, status: null, now: midnight }

test("a closed store is named with its next opening", () => {
  expect(closedStore(parts)).toEqual({ name: storeOne.name, opensAt: midnight + 11 * hour, orderedFor: null })
  expect(closedStore({ ...parts, now: opening })).toBeNull()
})

test("an empty cart, or one whose store is unknown, has no closed store; a cart for later has its time", () => {
  const { shipping } = seen.cart
  expect(closedStore({ ...parts, cart: { ...seen.cart, totalCount: 0 } })).toBeNull()
  expect(closedStore({ ...parts, store: null })).toBeNull()
  const requestedTime = midnight + 12 * hour
  expect(closedStore({ ...parts, cart: { ...seen.cart, shipping: { ...shipping, requestedTime } } })).toMatchObject({
    orderedFor: requestedTime,
  })
})

test("a store that staff closed within its hours is closed until the time given in its status, if any", () => {
  const until = (changesAt: number | null) => ({ ...parts, now: opening, status: standing({ open: false, changesAt }) })
  expect(closedStore(until(opening + hour))).toMatchObject({ opensAt: opening + hour, orderedFor: null })
  expect(closedStore(until(null))).toMatchObject({ opensAt: null })
  expect(closedStore({ ...until(opening + hour), now: opening + hour })).toBeNull()
})

test("outside its hours a store opens by its hours, unless staff keep it closed for longer", () => {
  const until = (changesAt: number | null) => ({ ...parts, status: standing({ open: false, changesAt }) })
  expect(closedStore(until(null))).toMatchObject({ opensAt: midnight + 11 * hour })
  expect(closedStore(until(midnight + 2 * hour))).toMatchObject({ opensAt: midnight + 11 * hour })
  expect(closedStore(until(midnight + 15 * hour))).toMatchObject({ opensAt: midnight + 15 * hour })
})

test("an open status from before closing time does not keep a store open", () => {
  expect(closedStore({ ...parts, status: standing() })).toMatchObject({ opensAt: midnight + 11 * hour })
})

test("a store is reported as closed exactly when the checkout would block the order for it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 * 24 * 60 }), fc.constantFrom(null, true, false), (minutes, open) => {
      const now = opening + minutes * 60_000
      const status = open === null ? null : standing({ open })
      const blocks = findBlocks({
        ...parts,
        now,
        status,
        validation: seen.validation,
        organisationId: null,
        account: { _tag: "NoBudget" },
        paymentType: "INSTORE",
        offered: ["INSTORE"],
      })
      const refused = blocks.some(({ _tag }) => _tag === "StoreClosed")
      expect(closedStore({ ...parts, now, status }) !== null).toBe(refused)
    }),
  )
})

test("the cart's store is found while another one's menu is shown, once the list is loaded", () => {
  const stage = filled()
  expect(storeOfCart(stage.see().cart, stage.see().store)?.id).toBe("1")
  stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
  stage.answer("LoadStore", two)
  expect(storeOfCart(stage.see().cart, stage.see().store)).toBeNull()
  stage.put({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
  stage.answer("LoadStores", [two.store, storeOne])
  expect(storeOfCart(stage.see().cart, stage.see().store)?.id).toBe("1")
})
