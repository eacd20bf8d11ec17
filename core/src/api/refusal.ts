import type { Problem } from "../domain/problem/model.ts"
import type { ApiFailure } from "./failure.ts"

/** The server's refusal. */
export type Refusal = Extract<ApiFailure, { readonly _tag: "Refused" }>

/** True when the same request will be refused again; a busy or broken server may have carried it out. */
export const isFinal = (failure: ApiFailure): failure is Refusal =>
  failure._tag === "Refused" && failure.status < 500 && failure.status !== 429

/** True if our server refused: false for a missing response, a temporary failure, or a proxy's response. */
export const isRefusal = (failure: ApiFailure): failure is Refusal => isFinal(failure) && failure.problems.length > 0

/** The reasons that a customer can read; empty if there was no response. */
export const problemsIn = (failure: ApiFailure): readonly Problem[] =>
  failure._tag === "Refused" ? failure.problems : []

/** True if a refusal is only about the price; it contains the new one (DECISIONS §18). */
export const isPriceChange = ({ price }: Refusal): boolean => price !== undefined

/** True when this cart was already ordered with other contents (DECISIONS §18). */
export const isKeyReused = ({ status, problems }: Refusal): boolean =>
  status === 409 && problems.some(({ code }) => code === 1006)
