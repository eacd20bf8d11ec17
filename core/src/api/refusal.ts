import type { ApiFailure } from "./failure.ts"

/** The server's no. */
export type Refusal = Extract<ApiFailure, { readonly _tag: "Refused" }>

/** Whether it was our server that said no: not nothing, not that it cannot right now, not somebody on the way. */
export const isRefusal = (failure: ApiFailure): failure is Refusal =>
  failure._tag === "Refused" && failure.status < 500 && failure.status !== 429 && failure.problems.length > 0

/** Whether a refusal is only about the price: the new one is with it (DECISIONS §18). */
export const isPriceChange = ({ price }: Refusal): boolean => price !== undefined

/** Whether this cart has been ordered already, with other words (DECISIONS §18). */
export const isKeyReused = ({ status, problems }: Refusal): boolean =>
  status === 409 && problems.some(({ code }) => code === 1006)
