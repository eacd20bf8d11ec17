import type { ApiFailure } from "../../api/failure.ts"
import type { Registered } from "../../domain/organisation/registered.ts"
import type { OrganisationFound, OrganisationSummary } from "../../domain/organisation/wire.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** The fields of the form. */
export type SignUpField = "name" | "number"

/** Why a company was not registered. */
export type SignUpFault =
  /** No name that a company can have. */
  | "name"
  /** No number that the market's register gives. */
  | "number"
  /** Registered already (3002): its administrators invite. */
  | "taken"
  /** The server does not take this name or number (3012). */
  | "invalid"
  /** More than one customer may register in a day. */
  | "tooMany"
  /** The server did not answer. */
  | "unanswered"
  | "refused"

/** Context of a company's sign-up. */
export interface OrganisationSignUpContext {
  readonly name: string
  readonly number: string
  readonly known: Registered | null
  readonly fault: SignUpFault | null
  /** What was sent last, and its idempotency key: a retry of the same data does not create a second company. */
  readonly sent: { readonly name: string; readonly number: string; readonly key: string } | null
  /** The company as the server has just registered it. */
  readonly made: OrganisationSummary | null
}

/** A company's sign-up. */
export type OrganisationSignUpView =
  /** The form is not open. */
  | { readonly _tag: "Closed" }
  | {
      readonly _tag: "Typing"
      readonly name: string
      readonly number: string
      /** Whether the shop is looking for the company among those that order here. */
      readonly isLooking: boolean
      /** Companies that order here already, whose name begins as typed. */
      readonly found: readonly OrganisationFound[]
      /** Whether the typed number is registered; `null` while that is not known. */
      readonly isTaken: boolean | null
      readonly isSending: boolean
      readonly fault: SignUpFault | null
    }
  | { readonly _tag: "Done"; readonly organisation: OrganisationSummary }

const faults: Readonly<Record<number, SignUpFault>> = { 3002: "taken", 3012: "invalid", 3016: "tooMany" }

/** The fault to show for a refused registration. */
export const signUpFaultOf = (failure: ApiFailure): SignUpFault => {
  if (failure._tag !== "Refused" || failure.status >= 500) return "unanswered"
  return failure.problems.map(({ code }) => faults[code]).find((fault) => fault !== undefined) ?? "refused"
}

export const viewOrganisationSignUp = ({
  value,
  context,
}: ChartState<OrganisationSignUpContext>): OrganisationSignUpView => {
  if (value === "idle") return { _tag: "Closed" }
  if (value === "done" && context.made !== null) return { _tag: "Done", organisation: context.made }
  const { name, number, known, fault } = context
  return {
    _tag: "Typing",
    name,
    number,
    isLooking: value === "waiting" || value === "looking",
    found: known?.byName ?? [],
    isTaken: known?.hasNumber ?? null,
    isSending: value === "sending",
    fault,
  }
}
