import type { LogoutCause } from "../session/events.ts"

/** What telemetry is told; no text that a customer typed is in it. */
export type Report =
  | { readonly _tag: "Login"; readonly how: "code" | "email" }
  | { readonly _tag: "Logout"; readonly cause: LogoutCause }
  /** The server said no to a call: its HTTP status, and the codes of SPEC §8.3 that came with it. */
  | {
      readonly _tag: "Refused"
      readonly severity: "Error"
      readonly call: string
      readonly status: number
      readonly codes: readonly number[]
    }
  /** Nobody answered a call. */
  | { readonly _tag: "Unreachable"; readonly severity: "Error"; readonly call: string }
  /** A script of the page threw. */
  | { readonly _tag: "Exception"; readonly severity: "Error"; readonly message: string }
  /** An answer that could not be read; what it should have filled is left empty. */
  | { readonly _tag: "Unreadable"; readonly call: string }
