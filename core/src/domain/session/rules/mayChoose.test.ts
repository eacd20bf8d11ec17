import { expect, test } from "vitest"
import { kunde1, member } from "../../../units/session/sessionStage.fixture.ts"
import { mayChoose } from "./mayChoose.ts"

test("a customer can switch to their own active organisation, and back to themselves", () => {
  expect(mayChoose(member, "org-1", null)).toBe(true)
  expect(mayChoose(member, null, "org-1")).toBe(true)
})

test("not to the current profile, a deactivated one, another customer's, or as a guest", () => {
  expect([mayChoose(member, "org-1", "org-1"), mayChoose(member, null, null)]).toEqual([false, false])
  expect([mayChoose(member, "org-2", null), mayChoose(member, "org-9", null)]).toEqual([false, false])
  expect([mayChoose(kunde1, "org-1", null), mayChoose(null, "org-1", null), mayChoose(null, null, "org-1")]).toEqual([
    false,
    false,
    false,
  ])
})
