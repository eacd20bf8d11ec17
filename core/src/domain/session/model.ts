/** Why a session ended; `unspecified` when unknown (SPEC §7.5). */
export type LogoutCause = "unspecified" | "noUserData" | "cookieMissing" | "unauthorized"

/** The outcome of verifying a phone number (SPEC §4.1). */
export type Verification =
  | { readonly _tag: "Verified"; readonly status: 200 | 204 }
  /** The only call whose 401 does not end the session: the code was wrong. */
  | { readonly _tag: "Unauthorized" }
