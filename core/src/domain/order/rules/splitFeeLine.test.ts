import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { feeCode } from "../feeLine.ts"
import type { OrderLine } from "../model.ts"
import { splitFeeLine } from "./splitFeeLine.ts"

const pizza: OrderLine = { codes: ["MARG_AM40"], quantity: 1, unitPrice: kroner(269), ingredients: [] }
const fee: OrderLine = { codes: [feeCode], quantity: 1, unitPrice: kroner(49), ingredients: [] }

test("the fee comes first, the goods after it", () => {
  expect(splitFeeLine([fee, pizza])).toEqual({ _tag: "Split", fee, goods: [pizza] })
})

test("a carry-out order has no fee", () => {
  expect(splitFeeLine([pizza])).toEqual({ _tag: "Split", fee: null, goods: [pizza] })
  expect(splitFeeLine([])).toEqual({ _tag: "Split", fee: null, goods: [] })
})

test.each([
  ["after the goods", [pizza, fee]],
  ["twice", [fee, fee, pizza]],
  ["in two pieces", [{ ...fee, quantity: 2 }, pizza]],
  ["as half of a pizza", [{ ...fee, codes: [feeCode, "MARG_AM40"] }, pizza]],
  ["with pepperoni", [{ ...fee, ingredients: [{ code: "PE", quantity: 1 as const, part: "w" as const }] }, pizza]],
])("a fee %s is malformed", (_, lines) => {
  expect(splitFeeLine(lines)).toEqual({ _tag: "Malformed" })
})
