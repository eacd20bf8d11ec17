import { Schema } from "effect"
import type { Refusal } from "../api/refusal.ts"

/** The customer wants to be logged out. */
export const LogoutChosen = Schema.Struct({ type: Schema.Literal("LogoutChosen") })

/** The customer swapped the profile: orders for one of their organisations, or with `null` for themselves (SPEC §6). */
export const AccountChosen = Schema.Struct({
  type: Schema.Literal("AccountChosen"),
  organisationId: Schema.NullOr(Schema.String),
})

/** Why a session ended; `unspecified` unless somebody knows (SPEC §7.5). */
export type LogoutCause = "unspecified" | "noUserData" | "cookieMissing" | "unauthorized"

/** Somebody has logged in: who it is is still to be loaded. */
export interface LoggedIn {
  readonly type: "LoggedIn"
  readonly how: "code" | "email"
}

/** The session tells the house that it has ended: what belonged to the customer goes. */
export interface LoggedOut {
  readonly type: "LoggedOut"
  readonly cause: LogoutCause
}

/** The session tells the house for whom is ordered now: a customer, perhaps for an organisation, or nobody known. */
export interface AccountChanged {
  readonly type: "AccountChanged"
  readonly organisationId: string | null
}

/** Any unit's call was answered with an error: the name of the call, and what the server said (SPEC §8.1). */
export interface CallRefused {
  readonly type: "CallRefused"
  readonly call: string
  readonly refusal: Refusal
}

/** Any unit's call was not answered, or not in a way that can be read (SPEC §8.1). */
export interface CallFailed {
  readonly type: "CallFailed"
  readonly call: string
  readonly failure: "Unreachable" | "Defect"
}

export const SessionEvents = [LogoutChosen, AccountChosen] as const
