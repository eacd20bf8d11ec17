import { activeMemberships } from "../../account/rules/activeMemberships.ts"
import type { Profile } from "../../account/wire.ts"

/**
 * True when the customer may switch to a profile: their own, or an active organisation of theirs; never the current
 * one.
 */
export const mayChoose = (user: Profile | null, wanted: string | null, current: string | null): boolean =>
  user !== null &&
  wanted !== current &&
  (wanted === null || activeMemberships(user).some(({ organisationId }) => organisationId === wanted))
