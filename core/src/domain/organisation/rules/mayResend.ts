import type { Invitation } from "../wire.ts"

const isOfSame = (one: Invitation, other: Invitation): boolean =>
  (one.phoneNumber !== null && one.phoneNumber === other.phoneNumber) ||
  (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase())

/**
 * Whether one of an organisation's invitations can be sent again: nobody has accepted or withdrawn it, it is known to
 * whom it goes, and it was not sent again before.
 */
export const mayResend = (invitation: Invitation, all: readonly Invitation[]): boolean => {
  const { status, phoneNumber, email, invitedAt } = invitation
  if ((status !== "pending" && status !== "expired") || (phoneNumber ?? email) === null) return false
  return !all.some((other) => other.invitedAt > invitedAt && isOfSame(invitation, other))
}
