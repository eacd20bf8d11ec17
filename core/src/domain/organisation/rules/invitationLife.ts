import { millisecondsInDay } from "date-fns/constants"
import type { Millis } from "../../time/model.ts"

/** How long an invitation is valid, in milliseconds: 14 days (DECISIONS §13). */
export const invitationHolds = 14 * millisecondsInDay

/** The status of an invitation. */
export type InvitationStatus = "pending" | "accepted" | "expired" | "withdrawn"

/** What happened to an invitation, and when it expires. */
export interface InvitationFate {
  readonly expiresAt: Millis
  readonly acceptedAt: Millis | null
  /** A newer invitation of the same person replaced it, or the person has left since. */
  readonly withdrawnAt: Millis | null
}

/** The status of an invitation at a moment; the expiry itself is already too late. */
export const standingOfInvitation = (
  { expiresAt, acceptedAt, withdrawnAt }: InvitationFate,
  now: Millis,
): InvitationStatus => {
  if (acceptedAt !== null) return "accepted"
  if (withdrawnAt !== null) return "withdrawn"
  return now < expiresAt ? "pending" : "expired"
}
