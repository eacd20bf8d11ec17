import { expect, test } from "vitest"
import { compareText } from "./compareText.ts"

test("texts sort by code unit, not by any language", () => {
  expect([compareText("A", "B"), compareText("B", "A"), compareText("A", "A")]).toEqual([-1, 1, 0])
  expect(["å", "a", "Z", "10", "9", ""].toSorted(compareText)).toEqual(["", "10", "9", "Z", "a", "å"])
})
