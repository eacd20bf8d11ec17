import { expect, test } from "vitest"
import { savedAddress as saved } from "../savedAddress.fixture.ts"
import type { SavedAddress } from "../model.ts"
import { usualFirst } from "./usualFirst.ts"

const idsOf = (...addresses: readonly SavedAddress[]) => usualFirst(addresses).map(({ id }) => id)

test("the default address comes first, then the newest", () => {
  expect(idsOf(saved("old"), saved("home", { isDefault: true }), saved("new"))).toEqual(["home", "new", "old"])
  expect(idsOf(saved("old"), saved("new"))).toEqual(["new", "old"])
  expect(idsOf()).toEqual([])
})
