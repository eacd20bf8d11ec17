import { expect, test } from "vitest"
import { kunde1, member } from "../sessionStage.fixture.ts"
import { organisationAgain } from "./organisationAgain.ts"

const remembered = (organisationId: string | null, customerId = "u1") => ({ customerId, organisationId })

test("a customer orders again for the organisation for which they did last", () => {
  expect(organisationAgain(member, remembered("org-1"))).toBe("org-1")
})

test("not for one that was another customer's, has left, or was none", () => {
  expect(organisationAgain(member, remembered("org-1", "u2"))).toBeNull()
  expect(organisationAgain(member, remembered("org-2"))).toBeNull()
  expect(organisationAgain(kunde1, remembered("org-1"))).toBeNull()
  expect(organisationAgain(member, remembered(null))).toBeNull()
})

test("nobody has none, and nobody remembers one", () => {
  expect([organisationAgain(null, remembered("org-1")), organisationAgain(member, null)]).toEqual([null, null])
  expect(organisationAgain(null, null)).toBeNull()
})
