import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import type { AgreementChange } from "../../domain/account/requests.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Why an agreement was not changed. */
export type AgreementFault = "unanswered" | "refused"

/** Context of the agreements. */
export interface AgreementsContext {
  /** Choices that the server has not confirmed yet. */
  readonly wanted: AgreementChange
  readonly fault: AgreementFault | null
}

/**
 * Agreements that are being changed; the session has those in force. A page shows a wanted one instead of the one in
 * force.
 */
export interface AgreementsView extends AgreementsContext {
  readonly isSaving: boolean
}

/** What a failed call means to the customer. */
export const faultOf = (failure: ApiFailure): AgreementFault => (isFinal(failure) ? "refused" : "unanswered")

/** The view of the agreements. */
export const viewAgreements = ({ value, context }: ChartState<AgreementsContext>): AgreementsView => ({
  ...context,
  isSaving: value === "saving",
})
