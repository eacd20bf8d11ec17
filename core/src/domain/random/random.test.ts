import { expect, test } from "vitest"
import { between, randomFrom, randomOf } from "./random.ts"

const three = (random: () => number) => Array.from({ length: 3 }, () => Math.round(random() * 2 ** 32))

test("a seed gives the numbers of mulberry32 on every machine, because pictures depend on them", () => {
  expect(three(randomOf(1))).toEqual([2_693_262_067, 11_749_833, 2_265_367_787])
  expect(three(randomOf(-1))).toEqual(three(randomOf(2 ** 32 - 1)))
  expect(three(randomFrom("hero"))).not.toEqual(three(randomFrom("herp")))
})

test("numbers are within their bounds, excluding the upper one", () => {
  const random = randomOf(7)
  const drawn = Array.from({ length: 1000 }, () => between(random, -2, 3))
  expect([Math.min(...drawn) >= -2, Math.max(...drawn) < 3]).toEqual([true, true])
  expect(between(() => 0.5, 10, 20)).toBe(15)
})
