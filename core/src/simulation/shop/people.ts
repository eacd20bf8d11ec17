import type { Profile } from "../../domain/account/wire.ts"
import { kroner } from "../../domain/money/rules/kroner.ts"
import type { OrganisationHome } from "../../domain/organisation/home.ts"
import { computeSpending } from "../../domain/organisation/rules/computeSpending.ts"
import type { Balance, OrganisationSummary } from "../../domain/organisation/wire.ts"
import type { Chance } from "../chance.ts"

/**
 * The customer who logs in to a simulated shop: their e-mail is unconfirmed, and they have left one of two companies.
 */
export const customer: Profile = {
  _id: "customer-1",
  externalId: "external-1",
  phoneNumber: "+4740000000",
  email: "kunde@example.test",
  emailVerified: false,
  organisations: [
    { organisationId: "organisation-1", isActive: true },
    { organisationId: "organisation-2", isActive: false },
  ],
  favoriteStore: null,
  birthdate: null,
  firstName: "Kunde",
  lastName: "En",
}

const noLimits = { perOrder: null, perMonth: null }

/** A company that the customer administers. */
export const organisation: OrganisationSummary = {
  id: "organisation-3",
  name: "Bedrift 3 AS",
  number: "922222223",
  limits: noLimits,
  approved: null,
  discount: null,
  membership: { role: "administrator", isActive: true, limits: noLimits },
}

/** An organisation as an administrator or a member sees it. */
export const homeOf = (id: string, chance: Chance): OrganisationHome => {
  const isAdministrator = chance.happens(0.8)
  const summary: OrganisationSummary = {
    ...organisation,
    id,
    membership: { ...organisation.membership, role: isAdministrator ? "administrator" : "member" },
  }
  const own = computeSpending(kroner(0), kroner(100), null)
  const balance: Balance = { month: "2026-11", own, organisation: isAdministrator ? own : null, members: [] }
  if (!isAdministrator) return { summary, balance, members: null, invitations: null }
  const members = ["customer-1", "customer-2"].map((customerId, index) => ({
    customerId,
    firstName: "Kunde",
    lastName: String(index + 1),
    role: index === 0 ? ("administrator" as const) : ("member" as const),
    isActive: true,
    limits: noLimits,
  }))
  const phoneNumber = "+4740000001"
  const nobody = { acceptedAt: null, acceptedBy: null }
  const dates = { invitedAt: 0, expiresAt: 1 }
  const invitation = { id: "i1", phoneNumber, email: null, status: "pending", ...dates, ...nobody } as const
  return { summary, balance, members, invitations: [invitation] }
}

/** The customer's own code to recruit friends with. */
export const recruited = {
  code: "SMAK-7K3M9QXB",
  descriptions: { nb: "50 kr i rabatt", sv: "50 kr i rabatt", en: "50 kr off" },
}
