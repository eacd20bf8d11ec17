import { expect, test } from "vitest"
import { cola, margherita } from "../../../shop/samples.fixture.ts"
import { codeOfHeart, likedCode, likedProducts } from "./likedProducts.ts"

test("an empty heart adds the default size; a full one removes what was added, whatever its size", () => {
  expect([likedCode(margherita, []), codeOfHeart(margherita, [], "large")]).toEqual([null, "MARG_AM40"])
  expect(codeOfHeart(margherita, ["COLA", "MARG_AM30"], "large")).toBe("MARG_AM30")
  expect([likedCode(cola, ["MARG_AM30"]), codeOfHeart(cola, ["MARG_AM30"], "large")]).toEqual([null, "COLA"])
})

test("favourites are newest first, without those that this store does not sell", () => {
  const products = [margherita, cola]
  expect(likedProducts(products, [])).toEqual([])
  expect(likedProducts(products, ["COLA", "GONE", "MARG_AM40"])).toEqual([cola, margherita])
  expect(likedProducts(products, ["MARG_AM30", "COLA", "MARG_AM40"])).toEqual([margherita, cola])
})
