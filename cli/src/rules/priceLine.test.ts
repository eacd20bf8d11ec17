import { marketOf } from "@skorpe/core/domain/market"
import { expect, test } from "vitest"
import { priceLineRule } from "./priceLine.ts"

const ask = (asked: unknown) => priceLineRule(asked, marketOf("no"))
const pepperoni = { code: "PE", price: 25, default: 1, quantity: 1.5, part: "whole" }

test("the example in the rule's documentation gives the documented price", () => {
  expect(ask({ kind: "half-half", halves: [199, 219], quantity: 2, ingredients: [pepperoni] })).toEqual({
    unitPrice: 219,
    extras: 25,
    linePrice: 488,
  })
})

test("an ingredient on one half costs half of it, rounded up to a whole krone", () => {
  const left = { ...pepperoni, part: "left" }
  expect(ask({ kind: "half-half", halves: [199, 219], quantity: 1, ingredients: [left] })).toMatchObject({ extras: 13 })
})

test("a line with an out-of-range price is an error, and other lines keep their answers", () => {
  expect(ask({ kind: "others", unitPrice: 1e9, quantity: 999, ingredients: [] })).toEqual({
    error: expect.stringContaining("linePrice") as string,
  })
})

test.each([
  [
    "a pizza with something on one half",
    { kind: "pizza", unitPrice: 1, quantity: 1, ingredients: [{ ...pepperoni, part: "left" }] },
  ],
  ["no quantity", { kind: "others", unitPrice: 1, ingredients: [] }],
  ["a negative quantity", { kind: "others", unitPrice: 1, quantity: -1, ingredients: [] }],
  ["a third of an øre", { kind: "others", unitPrice: 1.234, quantity: 1, ingredients: [] }],
  [
    "a level that does not exist",
    { kind: "pizza", unitPrice: 1, quantity: 1, ingredients: [{ ...pepperoni, quantity: 1.2 }] },
  ],
  ["nothing", null],
])("%s does not fit", (_, asked) => {
  expect(ask(asked)).toEqual({ error: expect.any(String) as string })
})
