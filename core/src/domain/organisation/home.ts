import type { Contact } from "./rules/isInvited.ts"
import type {
  Balance,
  Invitation,
  MemberDetails,
  MemberUpdate,
  OrganisationSummary,
  OrganisationUpdate,
} from "./wire.ts"

/** An organisation's data as a member sees it. */
export interface OrganisationHome {
  readonly summary: OrganisationSummary
  readonly balance: Balance
  /** Administrators first; `null` for members who may not see it. */
  readonly members: readonly MemberDetails[] | null
  /** Newest first; `null` for members who may not see it. */
  readonly invitations: readonly Invitation[] | null
}

/** A change to an organisation. */
export type OrganisationChange =
  | { readonly _tag: "Update"; readonly update: OrganisationUpdate }
  | { readonly _tag: "Invite"; readonly contact: Contact }
  | { readonly _tag: "Withdraw"; readonly invitationId: string }
  | { readonly _tag: "Member"; readonly customerId: string; readonly update: MemberUpdate }
