import { expect, test } from "vitest"
import { cola, margherita } from "../../shop/samples.fixture.ts"
import { codeOfHeart, likedCode, likedProducts } from "./likedProducts.ts"

test("a heart that is empty puts the usual size in; a full one takes out what was put in, whatever its size", () => {
  expect([likedCode(margherita, []), codeOfHeart(margherita, [], "large")]).toEqual([null, "MARG_AM40"])
  expect(codeOfHeart(margherita, ["COLA", "MARG_AM30"], "large")).toBe("MARG_AM30")
  expect([likedCode(cola, ["MARG_AM30"]), codeOfHeart(cola, ["MARG_AM30"], "large")]).toEqual([null, "COLA"])
})

test("what was liked last comes first, and what this store does not sell is left out", () => {
  const products = [margherita, cola]
  expect(likedProducts(products, [])).toEqual([])
  expect(likedProducts(products, ["COLA", "GONE", "MARG_AM40"])).toEqual([cola, margherita])
  expect(likedProducts(products, ["MARG_AM30", "COLA", "MARG_AM40"])).toEqual([margherita, cola])
})
