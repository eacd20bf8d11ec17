import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { amountOff, coupon, dip, freeItem, medium, percentOff, scope } from "../coupon.fixture.ts"
import { takeBenefit } from "./takeBenefit.ts"
import { takeOff } from "./takeOff.ts"

const lines = [medium("MARG", 100, { quantity: 2 }), dip()]
const untouched = { lines, left: [kroner(200), kroner(25)], pieces: [2, 1] }
const bundle = coupon({
  kind: "bundle",
  price: kroner(150),
  parts: [{ scope: scope({ sizes: ["medium"] }), quantity: 2 }],
})

test.each([
  ["percent", percentOff(10), [20, 2.5], [0, 0]],
  ["amount", amountOff(45), [40, 5], [0, 0]],
  ["free item", freeItem("DIP"), [0, 25], [0, 1]],
  ["bundle", bundle, [50, 0], [2, 0]],
] as const)("a %s returns its amount off each line, and the pieces it takes", (_, one, off, pieces) => {
  expect(takeBenefit(one, untouched)).toEqual({ _tag: "Takes", off: off.map(kroner), pieces })
})

test("amounts are in the order of the lines", () => {
  expect(takeOff([freeItem("DIP"), percentOff(10)], lines)).toEqual({
    _tag: "TakenOff",
    off: [kroner(20), kroner(25)],
  })
})
