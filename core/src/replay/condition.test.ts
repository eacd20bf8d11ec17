import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readCondition } from "./condition.ts"
import { meets } from "./meets.ts"

const seen = {
  cart: { totalCount: 4, lines: [{ id: "l7", name: "Margherita" }], "odd-name": true },
  validation: { _tag: "Refused", price: null },
  calls: { ValidatePrice: 2 },
}

const holds = (source: string, crashed = false): boolean => {
  const read = readCondition(source)
  if (read._tag === "NoCondition") throw new Error(`${read.at}: ${read.why}`)
  return meets(read.condition, { seen, crashed })
}

describe("a condition", () => {
  test.each([
    ["cart.totalCount > 3", true],
    ["cart.totalCount>4", false],
    ["cart.totalCount >= 4 and cart.totalCount <= 4", true],
    ['validation._tag == "Refused"', true],
    ["validation._tag == 'Confirmed'", false],
    ["calls.ValidatePrice >= 2", true],
    ["calls.PlaceOrder >= 1", false],
    ["calls.PlaceOrder == null", true],
    ["validation.price == null", true],
    ["validation.price > 3", false],
    ["not validation.price", true],
    ["!cart.totalCount", false],
    ["cart.lines.length == 1", true],
    ["cart.lines[0].name.length == 10", true],
    ['cart.lines.0.id == "l7"', true],
    ["cart.odd-name", true],
    ["false and false or true", true],
    ["false and (false or true)", false],
    ["not false and true", true],
    ["cart.totalCount == '4'", false],
    ["cart.constructor", false],
    ["cart.__proto__", false],
    ["crashes or cart.totalCount == -1", false],
  ])("%s is %s", (source, expected) => {
    expect(holds(source)).toBe(expected)
  })

  test("crashes is true when a unit has thrown", () => {
    expect(holds("crashes", true)).toBe(true)
  })

  test.each([
    ["", 1, "expected a path or a value"],
    ["cart.", 6, "expected a name"],
    ["cart > > 3", 8, "a path or a value"],
    ["(cart", 6, 'expected ")"'],
    ["cart = 3", 6, 'unexpected "="'],
    ["cart process.exit()", 6, '"and", "or" or the end'],
    ["cart[0", 7, 'expected "]"'],
    ["not ".repeat(60) + "cart", 205, "nested deeper"],
    ["x".repeat(1001), 1, "longer than"],
  ])("%s is refused at character %i, with a reason", (source, at, why) => {
    expect(readCondition(source)).toMatchObject({
      _tag: "NoCondition",
      at,
      why: expect.stringContaining(why) as string,
    })
  })

  test("any text parses or is refused, and never throws", () => {
    const words = fc.constantFrom(
      "cart",
      ".",
      "(",
      ")",
      "not",
      "and",
      "==",
      ">",
      "3",
      '"',
      "[",
      "]",
      "crashes",
      " ",
      "\u001b",
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(words).map((all) => all.join("")),
        ),
        (source) => {
          const read = readCondition(source)
          return read._tag === "NoCondition" ? read.at >= 1 : typeof holds(source) === "boolean"
        },
      ),
      { numRuns: 3000 },
    )
  })
})
