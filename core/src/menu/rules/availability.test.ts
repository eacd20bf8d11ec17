import { expect, test } from "vitest"
import { margherita } from "../../shop/samples.fixture.ts"
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
const nothing = { soldOutProducts: [], soldOutVariations: [] }

test("a product can be had while one size of it can", () => {
  expect(availability(until(null, 200), nothing, 100)).toEqual({ _tag: "Available" })
  expect(availability(until(null, 200), null, 100)).toEqual({ _tag: "Available" })
})

test("sold out in every size, it is back when the first of them is", () => {
  expect(availability(until(300, 200), null, 100)).toEqual({ _tag: "SoldOut", until: 200 })
  expect(availability(until(300, 200), null, 200)).toEqual({ _tag: "Available" })
})

test("what the store reports counts at once, also when nobody has said until when", () => {
  expect(availability(margherita, { ...nothing, soldOutProducts: ["MARG"] }, 100)).toEqual({
    _tag: "SoldOut",
    until: null,
  })
  const reported = { ...nothing, soldOutVariations: ["MARG_AM30"] }
  expect(availability(margherita, reported, 100)).toEqual({ _tag: "Available" })
  expect(availability(until(50, 200), reported, 100)).toEqual({ _tag: "SoldOut", until: 200 })
})
