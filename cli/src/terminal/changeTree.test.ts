import { expect, test } from "vitest"
import { changeTree } from "./changeTree.ts"

test("values that differ stand below what their paths share, and a single branch on one line", () => {
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

test("a terminal obeys nothing that a value says", () => {
  const lines = changeTree([{ path: ["a\u001b[31m"], before: "\u0007", after: 1 }]).join("")
  expect([lines.includes("\u0007"), lines.includes("\u001b")]).toEqual([false, false])
})
