import type { Profile } from "../../account/wire.ts"
import type { OrganisationSummary } from "../wire.ts"

/** A customer's profile with a membership as the server has just told of it; others stay as they were. */
export const joinMembership = (user: Profile, { id, name, membership }: OrganisationSummary): Profile => ({
  ...user,
  organisations: [
    ...user.organisations.filter(({ organisationId }) => organisationId !== id),
    { organisationId: id, isActive: membership.isActive, name },
  ],
})
