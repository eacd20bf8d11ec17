import { kroner } from "../domain/money/rules/kroner.ts"
import type { OrganisationHome } from "../domain/organisation/home.ts"
import { computeSpending } from "../domain/organisation/rules/computeSpending.ts"
import type { Invitation, MemberDetails } from "../domain/organisation/wire.ts"

/** The limits of a member or an organisation without their own. */
export const noLimits = { perOrder: null, perMonth: null }

/** The customer of the samples, who administers the company. */
export const sampleAdministrator: MemberDetails = {
  customerId: "u1",
  firstName: "Kunde",
  lastName: "1",
  role: "administrator",
  isActive: true,
  limits: noLimits,
}

/** A member with limits of their own. */
export const sampleColleague: MemberDetails = {
  ...sampleAdministrator,
  customerId: "u2",
  lastName: "2",
  role: "member",
  limits: { perOrder: kroner(300), perMonth: kroner(600) },
}

const ofAdministrator = computeSpending(kroner(0), kroner(398), null)
const ofColleague = computeSpending(kroner(199), kroner(199), kroner(600))

/** The company as the administrator sees it, without invitations. */
export const sampleCompany: OrganisationHome = {
  summary: {
    id: "org-1",
    name: "Bedrift 1 AS",
    number: "922222223",
    limits: { perOrder: kroner(1000), perMonth: kroner(5000) },
    approved: { perOrder: kroner(10_000), perMonth: kroner(50_000) },
    discount: null,
    membership: { role: "administrator", isActive: true, limits: noLimits },
  },
  balance: {
    month: "2026-11",
    own: ofAdministrator,
    organisation: computeSpending(kroner(199), kroner(1801), kroner(5000)),
    members: [
      { customerId: "u1", ...ofAdministrator },
      { customerId: "u2", ...ofColleague },
    ],
  },
  members: [sampleAdministrator, sampleColleague],
  invitations: [],
}

/** The company as the colleague sees it. */
export const companyOfColleague: OrganisationHome = {
  summary: {
    ...sampleCompany.summary,
    membership: { role: "member", isActive: true, limits: sampleColleague.limits },
  },
  balance: { ...sampleCompany.balance, own: ofColleague, organisation: null, members: [] },
  members: null,
  invitations: null,
}

/** An invitation that waits for an answer. */
export const sampleInvitation: Invitation = {
  id: "i1",
  phoneNumber: "+4740000018",
  email: null,
  status: "pending",
  invitedAt: Date.UTC(2026, 10, 20, 12),
  expiresAt: Date.UTC(2026, 11, 4, 12),
  acceptedAt: null,
  acceptedBy: null,
}
