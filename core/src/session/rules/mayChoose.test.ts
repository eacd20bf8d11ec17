import { expect, test } from "vitest"
import { kunde1, member } from "../sessionStage.fixture.ts"
import { mayChoose } from "./mayChoose.ts"

test("a customer swaps to an organisation that is theirs and active, and back to themselves", () => {
  expect(mayChoose(member, "org-1", null)).toBe(true)
  expect(mayChoose(member, null, "org-1")).toBe(true)
})

test("to where one is, to one that has left, to another's, or as nobody: no", () => {
  expect([mayChoose(member, "org-1", "org-1"), mayChoose(member, null, null)]).toEqual([false, false])
  expect([mayChoose(member, "org-2", null), mayChoose(member, "org-9", null)]).toEqual([false, false])
  expect([mayChoose(kunde1, "org-1", null), mayChoose(null, "org-1", null), mayChoose(null, null, "org-1")]).toEqual([
    false,
    false,
    false,
  ])
})
