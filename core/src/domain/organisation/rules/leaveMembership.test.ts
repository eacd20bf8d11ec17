import { expect, test } from "vitest"
import { activeMemberships } from "../../account/rules/activeMemberships.ts"
import type { Profile } from "../../account/wire.ts"
import { leaveMembership } from "./leaveMembership.ts"
import { switchOffMembership } from "./switchOffMembership.ts"

const user: Profile = {
  _id: "u1",
  externalId: "x1",
  phoneNumber: "+4740000000",
  email: "kunde1@pizza.test",
  organisations: [
    { organisationId: "org-1", isActive: true },
    { organisationId: "org-2", isActive: true },
    { organisationId: "org-3", isActive: false },
  ],
  favoriteStore: null,
  birthdate: null,
}
const idsOf = (profile: Profile) => profile.organisations.map(({ organisationId }) => organisationId)

test("a customer who leaves an organisation keeps the others, and may order for the active ones", () => {
  const left = leaveMembership(user, "org-1")
  expect(idsOf(left)).toEqual(["org-2", "org-3"])
  expect(activeMemberships(left)).toEqual([{ organisationId: "org-2", isActive: true }])
})

test("a deactivated member is still a member, and may order for other organisations", () => {
  const off = switchOffMembership(user, "org-1")
  expect(idsOf(off)).toEqual(idsOf(user))
  expect(activeMemberships(off)).toEqual([{ organisationId: "org-2", isActive: true }])
})
