import { expect, test } from "vitest"
import { earlier, isReached } from "./comparePositions.ts"

test("positions are compared as numbers, not as texts: a kitchen that resumed too late would miss an order", () => {
  expect([earlier("9", "10"), earlier("10", "9"), earlier("7", "7")]).toEqual(["9", "9", "7"])
  // Beyond what a number holds exactly.
  expect(earlier("9007199254740993", "9007199254740992")).toBe("9007199254740992")
})

test("a position beyond the database's own count is another database's: the kitchen starts over with all open orders", () => {
  const progress = { position: "90", limit: "100" }
  expect([isReached("9", progress), isReached("100", progress), isReached("101", progress)]).toEqual([
    true,
    true,
    false,
  ])
})
