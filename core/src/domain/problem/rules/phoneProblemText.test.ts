import { expect, test } from "vitest"
import { phoneProblemText } from "./phoneProblemText.ts"
import { problemText } from "./problemText.ts"

test("only a foreign number's text names the countries whose numbers are accepted", () => {
  expect(phoneProblemText(1031, "+1 212 555 0100", "en")).toMatch(/Norway, Sweden, Denmark, Finland and Iceland/)
  for (const typed of ["12", "+47 12", ""]) expect(phoneProblemText(1031, typed, "nb")).toBe(problemText(1031, "nb"))
  expect(phoneProblemText(4037, "+1 212 555 0100", "sv")).toBe(problemText(4037, "sv"))
})
