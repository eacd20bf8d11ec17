import type { OrganisationRole, SpendingLimits } from "../model.ts"
import type { Standing } from "./mayDo.ts"

/** A member's place with its own limits. */
export interface MemberPlace extends Standing {
  readonly limits: SpendingLimits
}

/** What is to become of a member; what is not named stays. */
export interface MemberChange {
  readonly role?: OrganisationRole
  readonly isActive?: boolean
  readonly limits?: SpendingLimits
  readonly remove?: boolean
}

/** A member after a change, or the code of why it cannot be. */
export type MemberDecision =
  | { readonly _tag: "Changed"; readonly place: MemberPlace }
  | { readonly _tag: "Removed" }
  | { readonly _tag: "Refused"; readonly code: 1013 | 3006 }

const refused = (code: 1013 | 3006): MemberDecision => ({ _tag: "Refused", code })

const administers = ({ role, isActive }: Standing): boolean => role === "administrator" && isActive

/**
 * What becomes of a member (DECISIONS §13). An organisation keeps an active administrator at all times (3006); to give
 * somebody the role that they have, and nothing else, is 1013.
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
