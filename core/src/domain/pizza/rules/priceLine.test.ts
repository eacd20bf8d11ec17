import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { LineToPrice } from "../model.ts"
import { priceLine } from "./priceLine.ts"

const halfHalf = {
  kind: "half-half",
  halves: [199, 219],
  quantity: 2,
  ingredients: [{ code: "PE", price: 25, default: 1, quantity: 1.5, part: "whole" }],
}
const read = Schema.decodeUnknownSync(LineToPrice)

describe("a line's price", () => {
  test("of a half-and-half is the dearer half's, plus its extras, for every piece", () => {
    expect(priceLine(read(halfHalf), "dearer")).toEqual({
      unitPrice: kroner(219),
      extras: kroner(25),
      linePrice: kroner(488),
    })
  })

  test("or the mean of both halves, rounded up to a whole krone", () => {
    expect(priceLine(read({ ...halfHalf, halves: [199, 220] }), "mean")).toMatchObject({ unitPrice: kroner(210) })
  })

  test("rounds up each ingredient of each half separately", () => {
    const ingredients = ["left", "right"].map((part) => ({ code: "PE", price: 25, default: 0, quantity: 1, part }))
    expect(priceLine(read({ ...halfHalf, ingredients }), "dearer")).toMatchObject({ extras: kroner(26) })
  })

  test("is not lowered by removed ingredients", () => {
    const ingredients = [{ code: "PE", price: 25, default: 1, quantity: 0, part: "whole" }]
    expect(priceLine(read({ kind: "pizza", unitPrice: 199, quantity: 3, ingredients }), "dearer")).toEqual({
      unitPrice: kroner(199),
      extras: 0,
      linePrice: kroner(597),
    })
  })

  test("stays exact in kroner and øre", () => {
    expect(priceLine(read({ kind: "others", unitPrice: 24.9, quantity: 3, ingredients: [] }), "dearer").linePrice).toBe(
      7470,
    )
  })
})

describe("an invalid line", () => {
  const pizza = { kind: "pizza", unitPrice: 199, quantity: 1, ingredients: [] }
  const ingredient = { code: "PE", price: 25, default: 0, quantity: 1, part: "left" }
  test.each([
    ["an ingredient on the left of a whole pizza", { ...pizza, ingredients: [ingredient] }],
    ["a half-and-half of one half", { ...halfHalf, halves: [199] }],
    ["a half-and-half without halves", { ...halfHalf, halves: undefined, unitPrice: 199 }],
    ["no pieces", { ...pizza, quantity: 0 }],
    ["half a piece", { ...pizza, quantity: 1.5 }],
    ["a level that does not exist", { ...halfHalf, ingredients: [{ ...ingredient, quantity: 2.5 }] }],
    ["a negative price", { ...pizza, unitPrice: -1 }],
    ["a thousandth of a krone", { ...pizza, unitPrice: 1.999 }],
    ["not a number", { ...pizza, unitPrice: Number.NaN }],
  ])("%s", (_, input) => {
    expect(() => read(input)).toThrow()
    expect(() => read(pizza)).not.toThrow()
  })
})
