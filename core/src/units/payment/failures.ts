import type { ApiFailure } from "../../api/failure.ts"
import type { Problem } from "../../domain/problem/model.ts"

/** Whether the server has refused a step for good; a busy or broken one may have carried it out. */
export const isFinal = (failure: ApiFailure): boolean =>
  failure._tag === "Refused" && failure.status < 500 && failure.status !== 429

/** Whether the order is unknown, or somebody else's. */
export const isUnknown = (failure: ApiFailure): boolean => failure._tag === "Refused" && failure.status === 404

/** What the customer reads of a failure. */
export const problemsIn = (failure: ApiFailure): readonly Problem[] =>
  failure._tag === "Refused" ? failure.problems : []
