import { readLimit } from "./readLimit.ts"

/** The two limits of an organisation or of a member, as somebody typed them. */
export interface TypedLimits {
  readonly perOrder: string
  readonly perMonth: string
}

/** The limits because of which a form is not taken: those that are no amounts, or else both, which the server refused. */
export const limitsAtFault = (typed: TypedLimits): readonly (keyof TypedLimits)[] => {
  const both = ["perOrder", "perMonth"] as const
  const wrong = both.filter((limit) => readLimit(typed[limit])._tag === "NotALimit")
  return wrong.length === 0 ? both : wrong
}
