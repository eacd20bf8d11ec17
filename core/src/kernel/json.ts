/** What a world, a log and an answer are made of: plain JSON, so that a copy is the same thing. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Anything with a `type` to tell it apart. */
export interface Tagged {
  readonly type: string
}
