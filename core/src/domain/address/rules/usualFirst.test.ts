import { expect, test } from "vitest"
import type { SavedAddress } from "../model.ts"
import { isReached } from "./isReached.ts"
import { isSamePlace } from "./isSamePlace.ts"
import { shippingTo } from "./shippingTo.ts"
import { usualFirst } from "./usualFirst.ts"

const saved = (id: string, isDefault = false): SavedAddress => ({
  id,
  street: "Testveien",
  number: "1",
  postalCode: "0154",
  city: "Oslo",
  position: { latitude: 59.5, longitude: 10.5 },
  deliveryDescription: "",
  ...(isDefault ? { isDefault } : {}),
})
const idsOf = (...addresses: readonly SavedAddress[]) => usualFirst(addresses).map(({ id }) => id)

test("the default address comes first, then the newest", () => {
  expect(idsOf(saved("old"), saved("home", true), saved("new"))).toEqual(["home", "new", "old"])
  expect(idsOf(saved("old"), saved("new"))).toEqual(["new", "old"])
  expect(idsOf()).toEqual([])
})

test("an address is reached by a store whose area is around it, or not known yet", () => {
  const around = [
    { latitude: 59, longitude: 10 },
    { latitude: 59, longitude: 11 },
    { latitude: 60, longitude: 11 },
    { latitude: 60, longitude: 10 },
  ]
  expect([around, null, []].map((area) => isReached(saved("home"), area))).toEqual([true, true, false])
})

test("an address is the cart's whatever is said about its door, but not in another town", () => {
  const chosen = { ...shippingTo(saved("home")), deliveryDescription: "Ring på" }
  expect(isSamePlace(saved("home"), chosen)).toBe(true)
  expect(isSamePlace(saved("home"), { ...chosen, postalCode: "5003" })).toBe(false)
  expect(isSamePlace({ ...saved("home"), number: "2" }, chosen)).toBe(false)
  expect(isSamePlace(saved("home"), null)).toBe(false)
})
