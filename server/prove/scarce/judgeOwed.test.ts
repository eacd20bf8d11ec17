import { expect, test } from "vitest"
import { judgeOwed, type Owed } from "./judgeOwed.ts"

const violationsOf = (owed: Owed | undefined): readonly string[] => {
  const found: string[] = []
  judgeOwed("+4740210000 at the end", owed, (violation) => found.push(violation))
  return found
}

const full: Owed = { orders: 3, amount: 300_000, open: 3, kroner: 3000 }

test.each<readonly [string, Owed]>([
  ["that owes nothing", { orders: 0, amount: 0, open: 0, kroner: 0 }],
  ["with three orders of 3000 kr", full],
  ["that owes øre", { orders: 2, amount: 59_790, open: 2, kroner: 199.3 + 398.6 }],
])("a number %s is sound", (_name, owed) => {
  expect(violationsOf(owed)).toEqual([])
})

test.each<readonly [string, Owed, string]>([
  ["a fourth order", { orders: 4, amount: 79_600, open: 4, kroner: 796 }, "4 open orders that cost 796 kr"],
  ["an øre too much", { ...full, amount: 300_001, kroner: 3000.01 }, "3 open orders that cost 3000.01 kr"],
  ["an order that is not counted", { ...full, orders: 2 }, "counted 2 orders of 3000 kr, open are 3 of 3000 kr"],
  ["an ended order that is still counted", { ...full, open: 2 }, "counted 3 orders of 3000 kr, open are 2 of 3000 kr"],
  ["money that is not counted", { ...full, amount: 0 }, "counted 3 orders of 0 kr, open are 3 of 3000 kr"],
  ["money counted twice", { ...full, kroner: 1500 }, "counted 3 orders of 3000 kr, open are 3 of 1500 kr"],
])("%s is a violation", (_name, owed, violation) => {
  expect(violationsOf(owed)).toEqual([`+4740210000 at the end: ${violation}`])
})

test("more than a number may owe is found although it is counted as nothing", () => {
  expect(violationsOf({ orders: 0, amount: 0, open: 4, kroner: 796 })).toHaveLength(2)
})

test("a number that cannot be read is a violation", () => {
  expect(violationsOf(undefined)).toEqual(["+4740210000 at the end: nothing could be read"])
})
