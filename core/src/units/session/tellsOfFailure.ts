import type { ApiFailure } from "../../api/failure.ts"
import type { SessionView } from "./view.ts"

/** Whether the customer whose call failed is still the one on this device: a notice must not reach the next customer. */
export const tellsOfFailure = ({ _tag }: SessionView, failure: ApiFailure): boolean =>
  _tag === "LoggedIn" && !(failure._tag === "Refused" && failure.status === 401)

/** Whether the server is known not to have done it: without an answer, or after a fault of its own, it may have. */
export const isKnownUndone = (failure: ApiFailure): boolean => failure._tag === "Refused" && failure.status < 500
