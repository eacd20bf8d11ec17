/** Plain JSON: all that a world, a log and a call's result may contain. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Anything with a `type` as its discriminator. */
export interface Tagged {
  readonly type: string
}
