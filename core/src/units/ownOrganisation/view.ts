import type { ApiFailure } from "../../api/failure.ts"
import type { OrganisationHome } from "../../domain/organisation/home.ts"
import type { OrganisationRole } from "../../domain/organisation/model.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** What somebody is changing in their organisation, as typed. */
export type OrganisationForm =
  | { readonly _tag: "Details"; readonly name: string; readonly perOrder: string; readonly perMonth: string }
  | { readonly _tag: "Invitation"; readonly phone: string; readonly email: string }
  | {
      readonly _tag: "Member"
      readonly customerId: string
      readonly role: OrganisationRole
      /** Whether the member may order for the organisation. */
      readonly isActive: boolean
      readonly perOrder: string
      readonly perMonth: string
      /** The administrator wants to remove the member, and is asked to confirm. */
      readonly isRemoving: boolean
    }
  /** An administrator wants to withdraw an invitation, and is asked to confirm. */
  | { readonly _tag: "Withdrawal"; readonly invitationId: string }
  /** An administrator chooses the month (`2026-11`) or year whose orders are exported to a file; nothing is changed. */
  | { readonly _tag: "Export"; readonly period: string }
  /** The customer wants to leave, and is asked to confirm. */
  | { readonly _tag: "Leaving" }

/** Why a change was not made. */
export type OrganisationFault =
  /** The name is not valid for a company (3012). */
  | "name"
  /** A limit is not an amount, or the server cannot read it as one (1002). */
  | "amount"
  /** Neither a number nor an address to invite (1002). */
  | "contact"
  /** The phone number to invite is invalid (1031). */
  | "phone"
  /** The e-mail address to invite is invalid (1009). */
  | "email"
  /** The last administrator cannot give up the role, or leave (3006). */
  | "lastAdministrator"
  /** The person to invite is already a member (3005). */
  | "isMember"
  /** More invitations than may be sent in a day (3077). */
  | "tooMany"
  /** Somebody was faster: the member, the invitation or the right is gone (1003, 3007, 3009, 3010, 3057). */
  | "gone"
  /** The server did not answer. */
  | "unanswered"
  | "refused"

/** What has just been done. */
export type OrganisationNews = "saved" | "invited" | "memberSaved" | "memberRemoved" | "invitationWithdrawn"

/** Context of a customer's organisation. */
export interface OwnOrganisationContext {
  /** The organisation of the page; `null` before one is opened. */
  readonly organisationId: string | null
  /** The customer who has it open; somebody else may log in. */
  readonly customerId: string | null
  readonly home: OrganisationHome | null
  readonly form: OrganisationForm | null
  /** What was sent last, and its idempotency key: a retry does not create a second invitation. */
  readonly sent: { readonly form: OrganisationForm; readonly key: string } | null
  readonly fault: OrganisationFault | null
  readonly news: OrganisationNews | null
  readonly failures: number
  /** Whether another page was opened while a change was on its way. */
  readonly away?: boolean
}

/** A customer's organisation. */
export type OwnOrganisationView =
  /** The page is not open. */
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Loading" }
  /** The server did not answer; the request is retried. */
  | { readonly _tag: "Failed" }
  /** The customer does not belong to it, or no longer. */
  | { readonly _tag: "NotAMember" }
  /** The customer has just left the organisation; the name is `null` if this page never learned it. */
  | { readonly _tag: "HasLeft"; readonly name: string | null }
  /** An administrator has switched the customer's membership off: they can only leave. */
  | {
      readonly _tag: "SwitchedOff"
      /** Whether they want to leave, and are asked to confirm. */
      readonly isLeaving: boolean
      readonly isSaving: boolean
      readonly fault: OrganisationFault | null
    }
  | {
      readonly _tag: "Open"
      readonly home: OrganisationHome
      readonly form: OrganisationForm | null
      readonly isSaving: boolean
      readonly fault: OrganisationFault | null
      readonly news: OrganisationNews | null
    }

const faults: Readonly<Record<number, OrganisationFault>> = {
  1003: "gone",
  1009: "email",
  1031: "phone",
  3005: "isMember",
  3006: "lastAdministrator",
  3007: "gone",
  3009: "gone",
  3010: "gone",
  3012: "name",
  3057: "gone",
  3077: "tooMany",
}

/** The fault for a form in which the server could not read a field (1002). */
const unreadable: Readonly<Partial<Record<OrganisationForm["_tag"], OrganisationFault>>> = {
  Details: "amount",
  Invitation: "contact",
  Member: "amount",
}

/** The fault to show for a refused change. */
export const organisationFaultOf = (failure: ApiFailure, form: OrganisationForm | null): OrganisationFault => {
  if (failure._tag !== "Refused" || failure.status >= 500) return "unanswered"
  const faultOf = (code: number) => (code === 1002 ? form && unreadable[form._tag] : faults[code])
  return failure.problems.map(({ code }) => faultOf(code)).find((fault) => fault) ?? "refused"
}

export const viewOwnOrganisation = ({ value, context }: ChartState<OwnOrganisationContext>): OwnOrganisationView => {
  const { home, form, fault, news } = context
  if (value === "idle") return { _tag: "Closed" }
  if (value === "notAMember") return { _tag: "NotAMember" }
  if (value === "hasLeft") return { _tag: "HasLeft", name: home?.summary.name ?? null }
  const isSaving = value === "saving"
  // The page of another organisation waits for the answer about this one.
  if (isSaving && context.away === true) return { _tag: "Loading" }
  if (home === null && (value === "switchedOff" || value === "editing" || isSaving)) {
    return { _tag: "SwitchedOff", isLeaving: form !== null, isSaving, fault }
  }
  if (home === null) return { _tag: value === "resting" ? "Failed" : "Loading" }
  return { _tag: "Open", home, form, isSaving, fault, news }
}
