import type { Profile } from "../../account/wire.ts"
import type { OrganisationSummary } from "../wire.ts"

/** A customer's profile with the server's current data of a membership; other memberships are unchanged. */
export const joinMembership = (user: Profile, { id, name, membership }: OrganisationSummary): Profile => ({
  ...user,
  organisations: [
    ...user.organisations.filter(({ organisationId }) => organisationId !== id),
    { organisationId: id, isActive: membership.isActive, name },
  ],
})
