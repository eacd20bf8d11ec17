import { expect, test } from "vitest"
import { margherita } from "../../../shop/samples.fixture.ts"
import type { Product } from "../model.ts"
import { availability } from "./availability.ts"

const [medium, large] = margherita.variations
const until = (one: number | null, other: number | null): Product => ({
  ...margherita,
  variations: [
    { ...medium, soldOutUntil: one },
    { ...(large ?? medium), soldOutUntil: other },
  ],
})
const nothing = { soldOutProducts: [], soldOutVariations: [], serverTime: 100 }

test("a product is available while any of its sizes is", () => {
  expect(availability(until(null, 200), nothing, 100)).toEqual({ _tag: "Available" })
  expect(availability(until(null, 200), null, 100)).toEqual({ _tag: "Available" })
})

test("sold out in every size, a product returns with the first of them", () => {
  expect(availability(until(300, 200), null, 100)).toEqual({ _tag: "SoldOut", until: 200 })
  expect(availability(until(300, 200), null, 200)).toEqual({ _tag: "Available" })
})

test("the store's reports apply at once, with or without an end", () => {
  expect(availability(margherita, { ...nothing, soldOutProducts: ["MARG"] }, 100)).toEqual({
    _tag: "SoldOut",
    until: null,
  })
  const reported = { ...nothing, soldOutVariations: ["MARG_AM30"] }
  expect(availability(margherita, reported, 100)).toEqual({ _tag: "Available" })
  expect(availability(until(50, 200), reported, 100)).toEqual({ _tag: "SoldOut", until: 200 })
})

test("a report with an end says when, and does not concern an order for later", () => {
  const report = { ...nothing, soldOutProducts: ["MARG"], soldOutUntil: { MARG_AM30: 300, MARG_AM40: 200 } }
  const both = { ...until(null, null), variations: until(null, null).variations }
  expect(both.variations.map(({ code }) => code)).toEqual(["MARG_AM30", "MARG_AM40"])
  expect(availability(both, report, 100)).toEqual({ _tag: "SoldOut", until: 200 })
  expect(availability(both, report, 200)).toEqual({ _tag: "Available" })
})
