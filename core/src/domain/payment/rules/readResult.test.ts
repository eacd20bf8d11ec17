import { expect, test } from "vitest"
import { readResult } from "./readResult.ts"

test.each([
  ["Refused", "over"],
  ["canceledByShopper", "over"],
  ["RedirectShopper", "customersTurn"],
  ["PresentToShopper", "customersTurn"],
  ["Pending", "undecided"],
  ["Authorised", "undecided"],
  ["AuthenticationFinished", "undecided"],
  ["SomethingNew", "undecided"],
  ["constructor", "undecided"],
])("%s is %s", (result, meaning) => {
  expect(readResult(result)).toBe(meaning)
})
