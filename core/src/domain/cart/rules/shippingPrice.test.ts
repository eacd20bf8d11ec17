import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { store } from "../../price/shop.fixture.ts"
import { shippingPrice } from "./shippingPrice.ts"

const at = (id: string) => ({ method: "hotspot", hotspot: { id, name: "", parameters: {} } }) as const
const [first] = store.hotspots
const crowded = first ? { ...store, hotspots: [{ ...first, id: "h0", fee: kroner(10) }, first] } : store

test("carry-out is free, an address costs the store's fee, a hotspot its own", () => {
  expect(shippingPrice({ method: "carryout", hotspot: null }, store)).toBe(0)
  expect(shippingPrice({ method: "delivery", hotspot: null }, store)).toBe(kroner(59))
  expect(shippingPrice(at("h1"), crowded)).toBe(kroner(29))
})

test("an undecided delivery is free so far", () => {
  expect(shippingPrice({ method: "delivery", hotspot: null }, null)).toBe(0)
  expect(shippingPrice(at("h1"), null)).toBe(0)
  expect(shippingPrice(at("h9"), store)).toBe(0)
  expect(shippingPrice({ method: "hotspot", hotspot: null }, store)).toBe(0)
})
