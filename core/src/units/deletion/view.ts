import type { ApiFailure } from "../../api/failure.ts"
import { problemsIn } from "../../api/refusal.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Why an account was not deleted. */
export type DeletionFault =
  /** An organisation would be left without an administrator. */
  | "lastAdministrator"
  /** The server did not answer; the next call shows whether the account is deleted. */
  | "unanswered"

/** Context of the deletion. */
export interface DeletionContext {
  readonly fault: DeletionFault | null
}

/** The deletion of the customer's account. */
export type DeletionView =
  | { readonly _tag: "Closed" }
  /** The customer is told what is deleted and what is kept. */
  | { readonly _tag: "Asking"; readonly fault: DeletionFault | null }
  | { readonly _tag: "Deleting" }
  /** The account is deleted, and the session with it. */
  | { readonly _tag: "Deleted" }

const lastAdministrator = 3006

/** What a failed call means to the customer. */
export const faultOf = (failure: ApiFailure): DeletionFault =>
  problemsIn(failure).some(({ code }) => code === lastAdministrator) ? "lastAdministrator" : "unanswered"

/** The view of the deletion. */
export const viewDeletion = ({ value, context: { fault } }: ChartState<DeletionContext>): DeletionView => {
  if (value === "deleting") return { _tag: "Deleting" }
  if (value === "deleted") return { _tag: "Deleted" }
  return value === "asking" ? { _tag: "Asking", fault } : { _tag: "Closed" }
}
