import { expect, test } from "vitest"
import { nameHalves } from "./nameHalves.ts"

test("a half-and-half has both names in every language", () => {
  const [first, second] = [
    { nb: "Ost", sv: "Ost", en: "Cheese" },
    { nb: "Skinke", sv: "Skinka", en: "Ham" },
  ]
  expect(nameHalves(first, second)).toEqual({ nb: "Ost / Skinke", sv: "Ost / Skinka", en: "Cheese / Ham" })
})
