import type { ApiFailure } from "../../api/failure.ts"
import type { OrganisationSummary } from "../../domain/organisation/wire.ts"
import type { ChartState } from "../../kernel/chart.ts"
import type { Sealed } from "../../vault/model.ts"

/** Why somebody did not join. */
export type InvitationFault =
  /** No such invitation, or one for another number or address (3007). */
  | "notTheirs"
  /** Older than 14 days, or withdrawn (3048). */
  | "over"
  /** Used before (3057). */
  | "used"
  | "refused"

/** Context of an invitation. */
export interface InvitationContext {
  /** The token of the opened link, as a handle. */
  readonly token: Sealed | null
  readonly organisation: OrganisationSummary | null
  readonly fault: InvitationFault | null
}

/** The step of joining an organisation by an invitation. */
export type InvitationView =
  /** No link was opened. */
  | { readonly _tag: "NoLink" }
  /** `isUnanswered`: it was accepted, and the server did not answer. */
  | { readonly _tag: "Asked"; readonly isUnanswered: boolean }
  | { readonly _tag: "Joining" }
  | { readonly _tag: "Joined"; readonly organisation: OrganisationSummary }
  | { readonly _tag: "Refused"; readonly fault: InvitationFault }

const faults: Readonly<Record<number, InvitationFault>> = { 3007: "notTheirs", 3048: "over", 3057: "used" }

/** What a refused invitation means to the customer. */
export const invitationFaultOf = (failure: ApiFailure): InvitationFault =>
  failure._tag === "Refused"
    ? (failure.problems.map(({ code }) => faults[code]).find((fault) => fault !== undefined) ?? "refused")
    : "refused"

export const viewInvitation = ({ value, context }: ChartState<InvitationContext>): InvitationView => {
  const { organisation, fault } = context
  if (value === "joining") return { _tag: "Joining" }
  if (value === "joined" && organisation !== null) return { _tag: "Joined", organisation }
  if (value === "refused") return { _tag: "Refused", fault: fault ?? "refused" }
  return value === "idle" ? { _tag: "NoLink" } : { _tag: "Asked", isUnanswered: value === "unanswered" }
}
