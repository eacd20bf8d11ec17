import { expect, test } from "vitest"
import { judgeMutants, type Mutant } from "./judgeMutants.ts"

const mutant = (status: string, replacement = "false"): Mutant => ({
  file: "core/src/money/rules/spread.ts",
  line: 1,
  mutator: "ConditionalExpression",
  original: "left > 0",
  replacement,
  status,
})
const many = (count: number, status: string) => Array.from({ length: count }, () => mutant(status))
const room = { mutate: [], tests: [], least: 95 }

const { status: _, line: __, ...place } = mutant("Survived", "left > 1")
const listed = { ...place, why: "the same number" }
const survivor = mutant("Survived", "left > 1")

test("a survivor that is listed is allowed while enough others are found", () => {
  const verdict = judgeMutants([...many(95, "Killed"), ...many(4, "Timeout"), survivor], room, [listed])
  expect(verdict).toMatchObject({ mutants: 100, killed: 99, excluded: 0, alive: 1, unknown: [], passed: true })
})

test("a survivor that nobody has explained fails the room, and so does code that no test reaches", () => {
  for (const status of ["Survived", "NoCoverage"]) {
    const verdict = judgeMutants([...many(99, "Killed"), mutant(status)], room, [])
    expect(verdict).toMatchObject({ passed: false, unknown: [{ status }] })
  }
})

test("an explanation counts for its own mutant: the same text at another place of the rule needs another", () => {
  for (const other of [{ original: "right > 0" }, { mutator: "EqualityOperator" }, { file: "core/src/x.ts" }]) {
    const verdict = judgeMutants([...many(99, "Killed"), survivor, { ...survivor, ...other }], room, [listed])
    expect(verdict).toMatchObject({ alive: 2, unknown: [other], passed: false })
  }
})

test("what is listed without surviving must go from the list, unless its file was not asked about", () => {
  expect(judgeMutants(many(100, "Killed"), room, [listed])).toMatchObject({ stale: [listed], passed: false })
  const elsewhere = { ...listed, file: "core/src/x.ts" }
  expect(judgeMutants(many(100, "Killed"), room, [elsewhere])).toMatchObject({ stale: [], passed: true })
})

test("excluding mutants is no way around the mark", () => {
  expect(judgeMutants([...many(96, "Killed"), ...many(4, "Ignored")], room, [])).toMatchObject({
    excluded: 4,
    passed: false,
  })
})
