import type { MemberDetails } from "../wire.ts"
import { administers } from "./decideMemberChange.ts"

/** Whether a member is the only active administrator, who cannot leave or be removed (3006). */
export const isLastAdministrator = (customerId: string, members: readonly MemberDetails[]): boolean => {
  const administrators = members.filter(administers)
  return administrators.length === 1 && administrators[0]?.customerId === customerId
}
