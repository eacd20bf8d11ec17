import type { ApiFailure } from "../../api/failure.ts"

/** What came of having a phone number verified (SPEC §4.1). */
export type Verification =
  | { readonly _tag: "Verified"; readonly status: 200 | 204 }
  /** The one call whose 401 does not end the session: the code was wrong. */
  | { readonly _tag: "Unauthorized" }

/** A good answer to verify-phone: 204, or nothing in it, is 204; otherwise 200. */
export const readVerified = (status: number, text: string): Verification => ({
  _tag: "Verified",
  status: status === 204 || isNothing(text) ? 204 : 200,
})

/** No good answer: a 401 is about the code; `null` for everything else, which is an error like any other. */
export const readUnverified = (failure: ApiFailure): Verification | null =>
  failure._tag === "Refused" && failure.status === 401 ? { _tag: "Unauthorized" } : null

/** Texts that hold no data. */
const isNothing = (text: string): boolean => ["", "null", "{}", '""', "[]"].includes(text.trim())
