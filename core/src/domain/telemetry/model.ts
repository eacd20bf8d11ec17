import type { LogoutCause } from "../session/model.ts"

/** A telemetry report; contains no text that a customer typed. */
export type Report =
  | { readonly _tag: "Login"; readonly how: "code" | "email" | "passkey" }
  | { readonly _tag: "Logout"; readonly cause: LogoutCause }
  /** The server refused a call: its HTTP status, and the codes of SPEC §8.3 in the answer. */
  | {
      readonly _tag: "Refused"
      readonly severity: "Error"
      readonly call: string
      readonly status: number
      readonly codes: readonly number[]
    }
  /** A call got no answer. */
  | { readonly _tag: "Unreachable"; readonly severity: "Error"; readonly call: string }
  /** A script of the page threw. */
  | { readonly _tag: "Exception"; readonly severity: "Error"; readonly message: string }
  /** An answer that could not be decoded; the data it should have filled stays empty. */
  | { readonly _tag: "Unreadable"; readonly call: string }
