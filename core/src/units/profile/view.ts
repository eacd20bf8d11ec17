import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import type { ProfileLack, TypedProfile } from "../../domain/account/typedProfile.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Why a profile was not saved. */
export type ProfileFault =
  /** Another account has the e-mail address. */
  | "emailTaken"
  /** The server rejects the e-mail address as invalid. */
  | "emailWrong"
  /** Too many tries. */
  | "busy"
  /** The server did not answer. */
  | "unanswered"
  | "refused"

/** The form of a profile. */
export interface ProfileForm {
  readonly typed: TypedProfile
  /** The fields missing from the submitted form; each is reported until it is filled in. */
  readonly lacks: readonly ProfileLack[]
  readonly fault: ProfileFault | null
}

/** Context of the profile. */
export interface ProfileContext {
  readonly form: ProfileForm | null
}

/** The customer's changes to their profile; the session has the current profile. */
export type ProfileView =
  | { readonly _tag: "Closed" }
  | ({ readonly _tag: "Open"; readonly step: "typing" | "saving" } & ProfileForm)
  /** The form is closed, and the profile is what was typed. */
  | { readonly _tag: "Saved" }

const faults: Readonly<Record<number, ProfileFault>> = { 1009: "emailWrong", 1012: "emailTaken" }

/** The fault to show for a failed call. */
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
