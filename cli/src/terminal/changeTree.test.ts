import { expect, test } from "vitest"
import { changeTree } from "./changeTree.ts"

test("changed values are grouped below the common part of their paths, and a single branch is on one line", () => {
  expect(
    changeTree([
      { path: ["cart", "totalPrice"], before: 17_900, after: 35_800 },
      { path: ["cart", "lines", "0", "linePrice"], before: 1, after: 2 },
      { path: ["validation", "_tag"], before: "Pending", after: undefined },
    ]),
  ).toEqual([
    "cart",
    "  totalPrice",
    "  - 17900",
    "  + 35800",
    "  lines.0.linePrice",
    "  - 1",
    "  + 2",
    "validation._tag",
    '- "Pending"',
    "+ nothing",
  ])
})

test("a terminal executes nothing in a value", () => {
  const lines = changeTree([{ path: ["a\u001b[31m"], before: "\u0007", after: 1 }]).join("")
  expect([lines.includes("\u0007"), lines.includes("\u001b")]).toEqual([false, false])
})
