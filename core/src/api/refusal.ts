import type { ApiFailure } from "./failure.ts"

/** The server's no. */
export type Refusal = Extract<ApiFailure, { readonly _tag: "Refused" }>

/** Whether the server said no, rather than nothing or that it cannot right now. */
export const isRefusal = (failure: ApiFailure): failure is Refusal => failure._tag === "Refused" && failure.status < 500

/** Whether a refusal is only about the price: the new one is with it (DECISIONS §18). */
export const isPriceChange = ({ price }: Refusal): boolean => price !== undefined

/** Whether this cart has been ordered already, with other words (DECISIONS §18). */
export const isKeyReused = ({ status, problems }: Refusal): boolean =>
  status === 409 && problems.some(({ code }) => code === 1006)
