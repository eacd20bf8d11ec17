import type { Profile } from "../../account/wire.ts"

/** A customer's profile with a membership that an administrator has deactivated. */
export const switchOffMembership = (user: Profile, organisationId: string): Profile => ({
  ...user,
  organisations: user.organisations.map((one) =>
    one.organisationId === organisationId ? { ...one, isActive: false } : one,
  ),
})
