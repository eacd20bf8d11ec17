import { readLimit } from "./readLimit.ts"

/** The two typed limits of an organisation or of a member. */
export interface TypedLimits {
  readonly perOrder: string
  readonly perMonth: string
}

/** The invalid limits of a form: those that are not amounts, or otherwise both, because the server refused them. */
export const limitsAtFault = (typed: TypedLimits): readonly (keyof TypedLimits)[] => {
  const both = ["perOrder", "perMonth"] as const
  const wrong = both.filter((limit) => readLimit(typed[limit])._tag === "NotALimit")
  return wrong.length === 0 ? both : wrong
}
