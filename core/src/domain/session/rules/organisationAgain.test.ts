import { expect, test } from "vitest"
import { kunde1, member } from "../../../units/session/sessionStage.fixture.ts"
import { organisationAgain } from "./organisationAgain.ts"

const remembered = (organisationId: string | null, customerId = "u1") => ({ customerId, organisationId })

test("a customer returns to the organisation they last ordered for", () => {
  expect(organisationAgain(member, remembered("org-1"))).toBe("org-1")
})

test("not to another customer's, nor to one they have left", () => {
  expect(organisationAgain(member, remembered("org-1", "u2"))).toBeNull()
  expect(organisationAgain(member, remembered("org-2"))).toBeNull()
  expect(organisationAgain(kunde1, remembered("org-1"))).toBeNull()
  expect(organisationAgain(member, remembered(null))).toBeNull()
})

test("a guest has none, and nothing is remembered for guests", () => {
  expect([organisationAgain(null, remembered("org-1")), organisationAgain(member, null)]).toEqual([null, null])
  expect(organisationAgain(null, null)).toBeNull()
})
