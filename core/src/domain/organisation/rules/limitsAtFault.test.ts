import { expect, test } from "vitest"
import { limitsAtFault } from "./limitsAtFault.ts"

test.each([
  ["mye", "5000", ["perOrder"]],
  ["", "5 000 000,001", ["perMonth"]],
  ["-1", "1e9", ["perOrder", "perMonth"]],
  ["1 000", "", ["perOrder", "perMonth"]],
])("of the limits %j and %j, %j are at fault", (perOrder, perMonth, wrong) => {
  expect(limitsAtFault({ perOrder, perMonth })).toEqual(wrong)
})
