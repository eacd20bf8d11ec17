import { expect, test } from "vitest"
import { judgeMutants, type Mutant } from "./judgeMutants.ts"

const mutant = (status: string, replacement = "false"): Mutant => ({
  file: "core/src/money/rules/spread.ts",
  line: 1,
  mutator: "ConditionalExpression",
  replacement,
  status,
})
const many = (count: number, status: string) => Array.from({ length: count }, () => mutant(status))
const room = { mutate: [], tests: [], least: 95 }

test("a survivor that is listed is allowed while enough others are found", () => {
  const known = [{ file: mutant("").file, replacement: "a + 0", why: "the same number" }]
  const verdict = judgeMutants([...many(95, "Killed"), ...many(4, "Timeout"), mutant("Survived", "a + 0")], room, known)
  expect(verdict).toMatchObject({ mutants: 100, killed: 99, excluded: 0, unknown: [], passed: true })
})

test("a survivor that nobody has explained fails the room, and so does code that no test reaches", () => {
  for (const status of ["Survived", "NoCoverage"]) {
    const verdict = judgeMutants([...many(99, "Killed"), mutant(status)], room, [])
    expect(verdict).toMatchObject({ passed: false, unknown: [{ status }] })
  }
})

test("excluding mutants is no way around the mark", () => {
  expect(judgeMutants([...many(96, "Killed"), ...many(4, "Ignored")], room, [])).toMatchObject({
    excluded: 4,
    passed: false,
  })
})
