import { expect, test } from "vitest"
import { readVariationCode } from "./readVariationCode.ts"

test.each([
  ["MARG_AM30", "MARG", "american", "medium"],
  ["MARG_GF28", "MARG", "glutenfree", "medium"],
  ["MARG_IT20", "MARG", "italian", "small"],
  ["MARG_HT41", "MARG", "american", "family"],
  ["MARG_PE22", "MARG", "american", "small"],
  ["FOUR_CHEESE_AN40", "FOUR_CHEESE", "american", "large"],
  ["MARG_AM99", "MARG", "american", null],
  ["COLA", "COLA", null, null],
  ["COLA_33", "COLA_33", null, null],
  ["WINGS_XX30", "WINGS_XX30", null, null],
  ["_AM30", "_AM30", null, null],
  ["MARG_AM301", "MARG_AM301", null, null],
  ["A\nMARG_AM30", "A\nMARG_AM30", null, null],
])("%s is %s, %s, %s", (code, product, crust, size) => {
  expect(readVariationCode(code)).toEqual({ product, crust, size })
})

test("every crust and size that a code can have", () => {
  const crusts = ["AM", "AR", "AH", "AN", "HT", "PE", "IT", "GF"].map(
    (crust) => readVariationCode(`M_${crust}30`).crust,
  )
  expect(crusts).toEqual([...Array<string>(6).fill("american"), "italian", "glutenfree"])
  const sizes = ["20", "22", "23", "28", "30", "40", "41"].map((size) => readVariationCode(`M_AM${size}`).size)
  expect(sizes).toEqual(["small", "small", "small", "medium", "medium", "large", "family"])
})
