import type { Profile } from "../../account/wire.ts"

/** A customer's profile without a membership that has ended. */
export const leaveMembership = (user: Profile, organisationId: string): Profile => ({
  ...user,
  organisations: user.organisations.filter((one) => one.organisationId !== organisationId),
})
