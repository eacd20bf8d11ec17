import type { Millis } from "../../time/model.ts"

/** How long an invitation holds, in milliseconds: 14 days (DECISIONS §13). */
export const invitationHolds = 14 * 24 * 3_600_000

/** Where an invitation stands. */
export type InvitationStatus = "pending" | "accepted" | "expired" | "withdrawn"

/** What has happened to an invitation, and until when it holds. */
export interface InvitationFate {
  readonly expiresAt: Millis
  readonly acceptedAt: Millis | null
  /** A newer invitation of the same person has taken its place, or the person has left since. */
  readonly withdrawnAt: Millis | null
}

/** Where an invitation stands at a moment; in its last instant it has expired. */
export const standingOfInvitation = (
  { expiresAt, acceptedAt, withdrawnAt }: InvitationFate,
  now: Millis,
): InvitationStatus => {
  if (acceptedAt !== null) return "accepted"
  if (withdrawnAt !== null) return "withdrawn"
  return now < expiresAt ? "pending" : "expired"
}
