import { kroner } from "../../domain/money/rules/kroner.ts"
import type { OrganisationHome } from "../../domain/organisation/home.ts"
import { computeSpending } from "../../domain/organisation/rules/computeSpending.ts"
import type { MemberDetails } from "../../domain/organisation/wire.ts"
import { openLoggedIn, member as user } from "../session/sessionStage.fixture.ts"

const noLimits = { perOrder: null, perMonth: null }

/** The customer, who administers the organisation. */
export const administrator: MemberDetails = {
  customerId: "u1",
  firstName: "Kunde",
  lastName: "1",
  role: "administrator",
  isActive: true,
  limits: noLimits,
}

/** A member with limits of their own. */
export const colleague: MemberDetails = {
  ...administrator,
  customerId: "u2",
  lastName: "2",
  role: "member",
  limits: { perOrder: kroner(300), perMonth: kroner(600) },
}

const at = Date.UTC(2026, 10, 21, 12)

/** What an administrator is told of their organisation. */
export const home: OrganisationHome = {
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
    own: computeSpending(kroner(0), kroner(398), null),
    organisation: computeSpending(kroner(199), kroner(1398), kroner(5000)),
    members: [
      { customerId: "u1", ...computeSpending(kroner(0), kroner(398), null) },
      { customerId: "u2", ...computeSpending(kroner(199), kroner(199), kroner(600)) },
    ],
  },
  members: [administrator, colleague],
  invitations: [
    {
      id: "i1",
      phoneNumber: "+4740000018",
      email: null,
      status: "pending",
      invitedAt: at,
      expiresAt: at + 14 * 86_400_000,
      acceptedAt: null,
      acceptedBy: null,
    },
    {
      id: "i2",
      phoneNumber: null,
      email: null,
      status: "accepted",
      invitedAt: at,
      expiresAt: at,
      acceptedAt: at,
      acceptedBy: "u2",
    },
  ],
}

/** What a member is told of it. */
export const homeOfMember: OrganisationHome = {
  summary: { ...home.summary, membership: { role: "member", isActive: true, limits: colleague.limits } },
  balance: {
    ...home.balance,
    own: computeSpending(kroner(199), kroner(199), kroner(600)),
    organisation: null,
    members: [],
  },
  members: null,
  invitations: null,
}

export const path = "/min-side/bedrift/org-1"

/** A customer opens the page of their organisation; it is loading. */
export const opening = () => openLoggedIn(user, path)

export type OwnOrganisation = ReturnType<typeof opening>

/** At the page of their organisation. */
export const atHome = (told: OrganisationHome = home): OwnOrganisation => {
  const stage = opening()
  stage.answer("LoadOrganisation", told)
  return stage
}

/** An administrator, in the form of an invitation. */
export const inviting = (): OwnOrganisation => {
  const stage = atHome()
  stage.put({ type: "InvitationFormOpened" })
  return stage
}

/** The invitation was sent. */
export const invited = (): OwnOrganisation => {
  const stage = inviting()
  stage.put({ type: "OrganisationTyped", field: "phone", text: "400 00 011" })
  stage.put({ type: "OrganisationFormSubmitted" })
  return stage
}
