import { Schema } from "effect"
import { ConsentChoice } from "../../domain/consent/model.ts"

/** The customer chose what is allowed beyond the necessary; can be changed at any time. */
export const ConsentChosen = Schema.Struct({ type: Schema.Literal("ConsentChosen"), choice: ConsentChoice })

export const ConsentEvents = [ConsentChosen] as const

/** Emitted when a consent choice is known: made now, on an earlier visit, or in another tab. */
export interface ConsentKnown {
  readonly type: "ConsentKnown"
  readonly choice: ConsentChoice
}
