import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import type { ProfileLack, TypedProfile } from "../../domain/account/typedProfile.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Why a profile was not saved. */
export type ProfileFault =
  /** Another account has the e-mail address. */
  | "emailTaken"
  /** The server does not read the e-mail address as one. */
  | "emailWrong"
  /** Too many tries. */
  | "busy"
  /** The server did not answer. */
  | "unanswered"
  | "refused"

/** The form of a profile. */
export interface ProfileForm {
  readonly typed: TypedProfile
  /** What the submitted form lacked; it is said until it is there. */
  readonly lacks: readonly ProfileLack[]
  readonly fault: ProfileFault | null
}

/** Context of the profile. */
export interface ProfileContext {
  readonly form: ProfileForm | null
}

/** The customer's profile, as far as they change it; the session has what it is. */
export type ProfileView =
  | { readonly _tag: "Closed" }
  | ({ readonly _tag: "Open"; readonly step: "typing" | "saving" } & ProfileForm)
  /** The form is gone, and what was typed is the profile. */
  | { readonly _tag: "Saved" }

const faults: Readonly<Record<number, ProfileFault>> = { 1009: "emailWrong", 1012: "emailTaken" }

/** What a failed call means to the customer. */
export const faultOf = (failure: ApiFailure): ProfileFault => {
  if (failure._tag === "Refused" && failure.status === 429) return "busy"
  if (!isFinal(failure)) return "unanswered"
  return failure.problems.map(({ code }) => faults[code]).find((fault) => fault !== undefined) ?? "refused"
}

/** The view of the profile. */
export const viewProfile = ({ value, context: { form } }: ChartState<ProfileContext>): ProfileView => {
  if (value === "saved") return { _tag: "Saved" }
  return form === null ? { _tag: "Closed" } : { _tag: "Open", step: value === "saving" ? "saving" : "typing", ...form }
}
