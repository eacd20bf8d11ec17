import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { plantIn } from "./plantIn.ts"
import { plants } from "./plants.ts"

test.each(plants)("$kind: the words that it replaces stand in the sources once", (plant) => {
  const text = readFileSync(join(import.meta.dirname, "../..", plant.file), "utf8")
  expect(plantIn(text, plant)).toContain(plant.planted)
})

test("a text that is missing, or that occurs twice, cannot be replaced by a fault", () => {
  const plant = { file: "a.ts", original: "one", planted: "two" }
  expect(plantIn("just one", plant)).toBe("just two")
  expect(() => plantIn("one one", plant)).toThrow(/2 times/)
  expect(() => plantIn("three", plant)).toThrow(/0 times/)
})
