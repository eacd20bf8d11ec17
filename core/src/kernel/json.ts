/** Plain JSON: worlds, logs and results of calls contain nothing else. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Anything with a `type` as its discriminator. */
export interface Tagged {
  readonly type: string
}
