import { expect, test } from "vitest"
import { cola, margherita } from "../../shop/samples.fixture.ts"
import { heartOf, likedProducts } from "./heartOf.ts"

test("a heart that is empty puts the usual size in; a full one takes out what was put in, whatever its size", () => {
  expect(heartOf(margherita, [], "large")).toEqual({ isLiked: false, variationCode: "MARG_AM40" })
  expect(heartOf(margherita, ["MARG_AM30"], "large")).toEqual({ isLiked: true, variationCode: "MARG_AM30" })
  expect(heartOf(cola, ["MARG_AM30"], "large")).toEqual({ isLiked: false, variationCode: "COLA" })
})

test("what was liked last comes first, and what this store does not sell is left out", () => {
  const products = [margherita, cola]
  expect(likedProducts(products, [])).toEqual([])
  expect(likedProducts(products, ["COLA", "GONE", "MARG_AM40"])).toEqual([cola, margherita])
  expect(likedProducts(products, ["MARG_AM30", "COLA", "MARG_AM40"])).toEqual([margherita, cola])
})
