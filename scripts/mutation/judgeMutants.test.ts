import { expect, test } from "vitest"
import { judgeMutants, type Mutant } from "./judgeMutants.ts"

const mutant = (status: string, replacement = "false"): Mutant => ({
  file: "core/src/domain/money/rules/spread.ts",
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

test("a listed survivor is allowed while enough others are killed", () => {
  const verdict = judgeMutants([...many(95, "Killed"), ...many(4, "Timeout"), survivor], room, [listed])
  expect(verdict).toMatchObject({ mutants: 100, killed: 99, excluded: 0, alive: 1, unknown: [], passed: true })
})

test("an unexplained survivor fails the room, and so do code without coverage and a mutant that no test was run with", () => {
  for (const status of ["Survived", "NoCoverage", "RuntimeError"]) {
    const verdict = judgeMutants([...many(99, "Killed"), mutant(status)], room, [])
    expect(verdict).toMatchObject({ passed: false, unknown: [{ status }] })
  }
})

test("an explanation covers one mutant: the same text elsewhere in the rule needs another", () => {
  for (const other of [{ original: "right > 0" }, { mutator: "EqualityOperator" }, { file: "core/src/x.ts" }]) {
    const verdict = judgeMutants([...many(99, "Killed"), survivor, { ...survivor, ...other }], room, [listed])
    expect(verdict).toMatchObject({ alive: 2, unknown: [other], passed: false })
  }
})

test("an explanation covers exactly as many places as it says", () => {
  const judge = (survivors: number, places?: number) => {
    const alive = Array.from({ length: survivors }, () => survivor)
    return judgeMutants([...many(99, "Killed"), ...alive], room, [
      places === undefined ? listed : { ...listed, places },
    ])
  }
  expect([judge(1).passed, judge(2, 2).passed]).toEqual([true, true])
  expect(judge(2)).toMatchObject({ unknown: [survivor], stale: [], passed: false })
  expect(judge(1, 2)).toMatchObject({ unknown: [], stale: [{ places: 2 }], passed: false })
})

test("a listed mutant that no longer survives must leave the list, unless its file was not mutated", () => {
  expect(judgeMutants(many(100, "Killed"), room, [listed])).toMatchObject({ stale: [listed], passed: false })
  const elsewhere = { ...listed, file: "core/src/x.ts" }
  expect(judgeMutants(many(100, "Killed"), room, [elsewhere])).toMatchObject({ stale: [], passed: true })
})

test("excluding mutants does not bypass the threshold", () => {
  expect(judgeMutants([...many(96, "Killed"), ...many(4, "Ignored")], room, [])).toMatchObject({
    excluded: 4,
    passed: false,
  })
})
