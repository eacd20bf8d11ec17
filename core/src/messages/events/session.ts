import { Schema } from "effect"
import type { Refusal } from "../../api/refusal.ts"
import type { LogoutCause } from "../../domain/session/model.ts"

/** The customer chose to log out. */
export const LogoutChosen = Schema.Struct({ type: Schema.Literal("LogoutChosen") })

/** The customer switched the account: to one of their organisations, or with `null` to themselves (SPEC §6). */
export const AccountChosen = Schema.Struct({
  type: Schema.Literal("AccountChosen"),
  organisationId: Schema.NullOr(Schema.String),
})

/** A login succeeded; the customer's data is still to be loaded. */
export interface LoggedIn {
  readonly type: "LoggedIn"
  readonly how: "code" | "email" | "passkey"
}

/** Emitted by the session when it has ended: the customer's data is dropped. */
export interface LoggedOut {
  readonly type: "LoggedOut"
  readonly cause: LogoutCause
  /** The address at which it ended. */
  readonly path: string
}

/** Emitted by the session when the account changes: a customer, possibly for an organisation, or a guest. */
export interface AccountChanged {
  readonly type: "AccountChanged"
  readonly organisationId: string | null
  /** Whether the same customer orders, only for somebody else: what they were typing stays theirs. */
  readonly isSameCustomer: boolean
}

/** The server refused a call of any unit: the call's name, the number of the record that made it, and the refusal (SPEC §8.1). */
export interface CallRefused {
  readonly type: "CallRefused"
  readonly call: string
  readonly begun: number
  readonly refusal: Refusal
}

/** A call of any unit got no answer, or an unreadable one (SPEC §8.1). */
export interface CallFailed {
  readonly type: "CallFailed"
  readonly call: string
  readonly failure: "Unreachable" | "Defect"
}

export const SessionEvents = [LogoutChosen, AccountChosen] as const
