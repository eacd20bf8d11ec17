import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { readLimit, writeLimit } from "./readLimit.ts"

test.each([
  ["", null],
  ["  ", null],
  ["0", kroner(0)],
  ["5000", kroner(5000)],
  ["5 000", kroner(5000)],
  ["5\u00a0000,50", kroner(5000.5)],
] as const)("a limit that is typed as %j is read, and what is written is read as the same", (text, limit) => {
  expect(readLimit(text)).toEqual({ _tag: "Limit", limit })
  expect(readLimit(writeLimit(limit))).toEqual({ _tag: "Limit", limit })
})

test.each(["-1", "mye", "5000 kr", "1.234.567", "1e3"])("%j is no limit", (text) => {
  expect(readLimit(text)).toEqual({ _tag: "NotALimit" })
})
