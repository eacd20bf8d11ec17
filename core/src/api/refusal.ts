import type { ApiFailure } from "./failure.ts"

/** The server's refusal. */
export type Refusal = Extract<ApiFailure, { readonly _tag: "Refused" }>

/** True when our server refused: not for silence, a temporary failure, or a proxy's answer. */
export const isRefusal = (failure: ApiFailure): failure is Refusal =>
  failure._tag === "Refused" && failure.status < 500 && failure.status !== 429 && failure.problems.length > 0

/** True when a refusal is only about the price; it carries the new one (DECISIONS §18). */
export const isPriceChange = ({ price }: Refusal): boolean => price !== undefined

/** True when this cart was already ordered with other contents (DECISIONS §18). */
export const isKeyReused = ({ status, problems }: Refusal): boolean =>
  status === 409 && problems.some(({ code }) => code === 1006)
