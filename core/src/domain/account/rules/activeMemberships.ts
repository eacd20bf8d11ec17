import type { Membership } from "../model.ts"
import type { Profile } from "../wire.ts"

/** The memberships that a customer may order with; the account picker offers these (SPEC §4.1). */
export const activeMemberships = ({ organisations }: Profile): readonly Membership[] =>
  organisations.filter(({ isActive }) => isActive)
