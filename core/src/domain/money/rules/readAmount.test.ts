import { expect, test } from "vitest"
import { readAmount } from "./readAmount.ts"

test("an amount is parsed with a comma or a point, and anything else is rejected", () => {
  expect(["49", " 49,5 ", "49.50", "0", "1e3", "-1", "49,505", "", "kr 49", "1234567"].map(readAmount)).toEqual([
    4900,
    4950,
    4950,
    0,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})
