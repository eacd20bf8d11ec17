import { expect, test } from "vitest"
import { summary } from "../../../api/organisationExamples.ts"
import { member } from "../../../units/session/sessionStage.fixture.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { joinMembership } from "./joinMembership.ts"

const joined = {
  ...summary,
  limits: { perOrder: kroner(10_000), perMonth: null },
  approved: null,
  membership: { role: "member", isActive: true, limits: { perOrder: null, perMonth: null } },
} as const

test("a new membership is added after the others", () => {
  expect(joinMembership(member, joined).organisations).toEqual([
    ...member.organisations,
    { organisationId: "no-organisation-1", isActive: true, name: "Bedrift 1 AS" },
  ])
})

test("a known membership is replaced by its new data", () => {
  const { organisations } = joinMembership(member, { ...joined, id: "org-2", name: "Bedrift 3 AS" })
  expect(organisations).toEqual([
    { organisationId: "org-1", isActive: true },
    { organisationId: "org-2", isActive: true, name: "Bedrift 3 AS" },
  ])
})
