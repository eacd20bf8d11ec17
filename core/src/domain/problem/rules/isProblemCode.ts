import { type ProblemCode, problemCodes } from "../codes.ts"

const known: ReadonlySet<number> = new Set(problemCodes)

/** True when a number is a code of the catalogue. */
export const isProblemCode = (code: number): code is ProblemCode => known.has(code)
