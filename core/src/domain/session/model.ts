/** Why a session ended; `unspecified` when unknown (SPEC §7.5). */
export type LogoutCause = "unspecified" | "noUserData" | "cookieMissing" | "unauthorized"

/** Why a step of a login, a registration or a new password failed. */
export type LoginFault =
  /** The server did not answer; a retry may succeed. */
  | { readonly _tag: "Unanswered" }
  /** The code is not the sent one, is ten minutes old, or was tried too often. */
  | { readonly _tag: "Code"; readonly why: "wrong" | "expired" | "spent" | "unfinished" }
  /** No passkey was given, the device has none, something is wrong with it, or the server did not take it. */
  | { readonly _tag: "Passkey"; readonly why: "notGiven" | "unsupported" | "broken" | "refused" }
  /** The server refused with a code of SPEC §8.3; `at` is the field that it concerns. */
  | { readonly _tag: "Refused"; readonly code: number; readonly at: FaultPlace | null }

/** The field that a refusal concerns. */
export type FaultPlace = "phone" | "email" | "password" | "old"

/** The last code that was sent by SMS, as the customer sees it. */
export interface SentCode {
  /** Milliseconds. */
  readonly at: number
  /** Seconds until another can be requested. */
  readonly wait: number
  /** How often a wrong code was tried. */
  readonly tries: number
}

/** Seconds from one code to the next. */
export const codeWait = 30

/** The outcome of verifying a phone number (SPEC §4.1). */
export type Verification =
  | { readonly _tag: "Verified"; readonly status: 200 | 204 }
  /** The only call whose 401 does not end the session: the code was wrong. */
  | { readonly _tag: "Unauthorized" }
