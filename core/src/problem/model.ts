import { Schema } from "effect"

/** One entry of an error answer: a code of SPEC §8.3 and its text in the request's language. */
export const Problem = Schema.Struct({ code: Schema.Int, message: Schema.String })
export type Problem = typeof Problem.Type
