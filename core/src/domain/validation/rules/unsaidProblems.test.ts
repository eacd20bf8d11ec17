import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { mayPass, saidBeside, unsaidProblems } from "./unsaidProblems.ts"

const refused = (...codes: readonly number[]) => codes.map((code) => ({ code, message: `${code}` }))

test("problems shown beside the price or a code are not repeated", () => {
  const problems = refused(3018, 3046, 3109, 3133)
  expect(unsaidProblems(problems, []).map(({ code }) => code)).toEqual([3018, 3046, 3109])
  expect(unsaidProblems(problems, ["minimum"]).map(({ code }) => code)).toEqual([3018, 3046])
  expect(unsaidProblems(problems, ["minimum", "large"]).map(({ code }) => code)).toEqual([3018])
  expect(unsaidProblems(refused(3007, 3018), ["membership"])).toEqual(refused(3018))
})

test("a retry helps against temporary problems, not against those that the customer must fix", () => {
  expect(mayPass(refused(3023))).toBe(true)
  expect(mayPass(refused(3018, 3116))).toBe(true)
  expect(mayPass(refused(3018, 3109))).toBe(false)
  expect(mayPass(refused(3046))).toBe(false)
  expect(mayPass(refused(3133))).toBe(false)
})

test("the notes beside the price are the remaining minimum and large orders", () => {
  const few = { needsNextDayOrder: false, needsManualOrder: false, needsRestrictionMessage: false }
  expect(saidBeside(few, kroner(0))).toEqual([])
  expect(saidBeside(few, kroner(1))).toEqual(["minimum"])
  expect(saidBeside({ ...few, needsManualOrder: true }, kroner(0))).toEqual(["large"])
  expect(saidBeside({ ...few, needsRestrictionMessage: true }, kroner(1))).toEqual(["minimum", "large"])
})
