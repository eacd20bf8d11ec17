import * as fc from "fast-check"
import { expect, test } from "vitest"
import { cases } from "../../../testing/cases.fixture.ts"
import { longestCompanyName, readCompanyName } from "./readCompanyName.ts"

test.each([
  ["  Bedrift   1 AS ", "Bedrift 1 AS"],
  ["A\u030ase & Sønn A/S", "Åse & Sønn A/S"],
  ["Robert'); DROP TABLE organisation; --", "Robert'); DROP TABLE organisation; --"],
  ["شركة ١", "شركة ١"],
  ["Pizza.test AB", "Pizza.test AB"],
  ["x".repeat(100), "x".repeat(100)],
])("%s is valid", (text, name) => expect(readCompanyName(text)).toBe(name))

test.each([
  "",
  "   ",
  "\u200b\u200b",
  "x".repeat(101),
  "x".repeat(10_000),
  "Bedrift\u0000",
  "Bedrift\nGratis pizza",
  "Bedrift \u202eSA 1",
  "Bedrift \u2067x",
  "Bed\u200brift",
  "Bedrift \ud800",
  "Vinn https://evil.test",
  "WWW.evil.test",
])("%j is invalid", (text) => expect(readCompanyName(text)).toBeNull())

test("a normalised name is valid, stays the same, and is never too long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
      const name = readCompanyName(text)
      fc.pre(name !== null)
      expect(readCompanyName(name ?? "")).toBe(name)
      expect(name?.length).toBeLessThanOrEqual(longestCompanyName)
    }),
    { numRuns: cases(500) },
  )
})
