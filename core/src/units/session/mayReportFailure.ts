import type { ApiFailure } from "../../api/failure.ts"
import type { SessionView } from "./view.ts"

/**
 * Whether the customer whose call failed is still the one on this device: a notice must not reach the next customer.
 */
export const mayReportFailure = ({ _tag }: SessionView, failure: ApiFailure): boolean =>
  _tag === "LoggedIn" && !(failure._tag === "Refused" && failure.status === 401)

/** Whether the server certainly did not carry out the call: without an answer, or after a server error, it may have. */
export const isKnownUndone = (failure: ApiFailure): boolean => failure._tag === "Refused" && failure.status < 500
