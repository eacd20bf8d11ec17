import { expect, test } from "vitest"
import { type Books, compareBooks } from "./judgeMoney.ts"

const order = { id: "o1", status: "placed", total: 19_900, placed: 1, byCard: true, paying: 1 } as const
const sound: Books = {
  rows: [order],
  charges: [{ orderId: "o1", kept: 19_900 }],
  refunded: new Map(),
  told: ["o1"],
}

const violationsOf = (books: Partial<Books>): readonly string[] => {
  const found: string[] = []
  compareBooks({ ...sound, ...books }, (violation) => found.push(violation))
  return found
}

test("an order paid once by card, or partly refunded, is sound", () => {
  expect(violationsOf({})).toEqual([])
  expect(violationsOf({ charges: [{ orderId: "o1", kept: 9900 }], refunded: new Map([["o1", 10_000]]) })).toEqual([])
})

test.each<readonly [string, Partial<Books>, RegExp]>([
  ["an order paid twice", { charges: [...sound.charges, ...sound.charges] }, /the bank holds 39800 of 19900/],
  ["two charges that pay", { rows: [{ ...order, paying: 2 }] }, /2 charges pay/],
  ["an order placed without its money", { charges: [] }, /holds only 0 of 19900/],
  ["money kept of a cancelled order", { rows: [{ ...order, status: "cancelled" }] }, /holds 19900 of 0/],
  ["money of an unknown order", { charges: [...sound.charges, { orderId: "o2", kept: 1 }] }, /o2: .* not stored/],
  ["a lost order", { told: ["o1", "o3"] }, /o3: told to its customer/],
  ["an order placed twice", { rows: [{ ...order, placed: 2 }] }, /placed 2 times/],
  ["an order that was never placed", { rows: [{ ...order, placed: 0 }] }, /without having been placed/],
  [
    "an order that still waits",
    { rows: [{ ...order, status: "awaitingPayment", byCard: false }], charges: [] },
    /still waits/,
  ],
])("%s is a violation", (_name, fault, violation) => {
  expect(violationsOf(fault)).toContainEqual(expect.stringMatching(violation))
})
