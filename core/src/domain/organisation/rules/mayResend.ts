import type { Invitation } from "../wire.ts"

const isOfSame = (one: Invitation, other: Invitation): boolean =>
  (one.phoneNumber !== null && one.phoneNumber === other.phoneNumber) ||
  (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase())

const isReplaced = (invitation: Invitation, all: readonly Invitation[]): boolean =>
  all.some((other) => other.invitedAt > invitation.invitedAt && isOfSame(invitation, other))

/** The newest invitation of each recipient: one that was sent again is not another that was withdrawn. */
export const newestOfEach = (all: readonly Invitation[]): readonly Invitation[] =>
  all.filter((one) => !isReplaced(one, all))

/**
 * Whether an organisation's invitation can be sent again: it was neither accepted nor withdrawn, its recipient is
 * known, and it was not sent again before.
 */
export const mayResend = (invitation: Invitation, all: readonly Invitation[]): boolean => {
  const { status, phoneNumber, email } = invitation
  if ((status !== "pending" && status !== "expired") || (phoneNumber ?? email) === null) return false
  return !isReplaced(invitation, all)
}
