import type { Contact } from "./rules/isInvited.ts"
import type {
  Balance,
  Invitation,
  MemberDetails,
  MemberUpdate,
  OrganisationSummary,
  OrganisationUpdate,
} from "./wire.ts"

/** What a member is told of their organisation. */
export interface OrganisationHome {
  readonly summary: OrganisationSummary
  readonly balance: Balance
  /** Administrators first; `null` for who may not know. */
  readonly members: readonly MemberDetails[] | null
  /** Newest first; `null` for who may not know. */
  readonly invitations: readonly Invitation[] | null
}

/** What somebody changes in an organisation. */
export type OrganisationChange =
  | { readonly _tag: "Update"; readonly update: OrganisationUpdate }
  | { readonly _tag: "Invite"; readonly contact: Contact }
  | { readonly _tag: "Withdraw"; readonly invitationId: string }
  | { readonly _tag: "Member"; readonly customerId: string; readonly update: MemberUpdate }
