import { expect, test } from "vitest"
import { areaAround, savedAddress } from "../savedAddress.fixture.ts"
import { isReached } from "./isReached.ts"

test("a store delivers to an address inside its area, and counts as delivering while its area is unknown", () => {
  expect([areaAround, null, []].map((area) => isReached(savedAddress("home"), area))).toEqual([true, true, false])
})
