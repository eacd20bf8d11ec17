import { expect, test } from "vitest"
import { areaAround, savedAddress } from "../savedAddress.fixture.ts"
import { isReached } from "./isReached.ts"

test("an address is reached by a store whose area is around it, or not known yet", () => {
  expect([areaAround, null, []].map((area) => isReached(savedAddress("home"), area))).toEqual([true, true, false])
})
