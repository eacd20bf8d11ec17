import type { ApiFailure } from "../../../api/failure.ts"
import type { Verification } from "../../../domain/session/model.ts"

/** Reads a successful verify-phone response: status 204 or an empty body counts as 204, anything else as 200. */
export const readVerified = (status: number, text: string): Verification => ({
  _tag: "Verified",
  status: status === 204 || isNothing(text) ? 204 : 200,
})

/** Reads a failed verify-phone response: a 401 means a wrong code; `null` for any other error. */
export const readUnverified = (failure: ApiFailure): Verification | null =>
  failure._tag === "Refused" && failure.status === 401 ? { _tag: "Unauthorized" } : null

/** Whether a body holds no data. */
const isNothing = (text: string): boolean => ["", "null", "{}", '""', "[]"].includes(text.trim())
