import { expect, test } from "vitest"
import { savedAddress } from "../savedAddress.fixture.ts"
import { isSamePlace } from "./isSamePlace.ts"
import { shippingTo } from "./shippingTo.ts"

test("an address is the same place whatever its delivery description, but not in another town", () => {
  const home = savedAddress("home")
  const chosen = { ...shippingTo(home), deliveryDescription: "Ring på" }
  expect(isSamePlace(home, chosen)).toBe(true)
  expect(isSamePlace(home, { ...chosen, postalCode: "5003" })).toBe(false)
  expect(isSamePlace({ ...home, number: "2" }, chosen)).toBe(false)
  expect(isSamePlace(home, null)).toBe(false)
})
