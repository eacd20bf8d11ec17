import type { OrganisationRole, SpendingLimits } from "../model.ts"
import type { Standing } from "./mayDo.ts"

/** A member's role and status, with the member's own limits. */
export interface MemberPlace extends Standing {
  readonly limits: SpendingLimits
}

/** A change to a member; omitted fields keep their value. */
export interface MemberChange {
  readonly role?: OrganisationRole
  readonly isActive?: boolean
  readonly limits?: SpendingLimits
  readonly remove?: boolean
}

/** A member after a change, or the code for why it is refused. */
export type MemberDecision =
  | { readonly _tag: "Changed"; readonly place: MemberPlace }
  | { readonly _tag: "Removed" }
  | { readonly _tag: "Refused"; readonly code: 1013 | 3006 }

const refused = (code: 1013 | 3006): MemberDecision => ({ _tag: "Refused", code })

/** Whether a member counts as an administrator: a deactivated one does not. */
export const administers = ({ role, isActive }: Standing): boolean => role === "administrator" && isActive

/**
 * Decides a change to a member (DECISIONS §13). An organisation always keeps an active administrator (3006); only
 * setting the role that the member has is 1013.
 */
export const decideMemberChange = (
  place: MemberPlace,
  change: MemberChange,
  otherAdministrators: number,
): MemberDecision => {
  const isNeeded = administers(place) && otherAdministrators === 0
  if (change.remove === true) return isNeeded ? refused(3006) : { _tag: "Removed" }
  const isOnlyRole = change.role !== undefined && change.isActive === undefined && change.limits === undefined
  if (isOnlyRole && change.role === place.role) return refused(1013)
  const { role = place.role, isActive = place.isActive, limits = place.limits } = change
  if (isNeeded && !administers({ role, isActive })) return refused(3006)
  return { _tag: "Changed", place: { role, isActive, limits } }
}
