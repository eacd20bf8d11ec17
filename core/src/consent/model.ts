import { Schema } from "effect"

/** What the customer lets us do beyond what the shop needs to work; a device keeps it. */
export const ConsentChoice = Schema.Struct({ statistics: Schema.Boolean, marketing: Schema.Boolean })
export type ConsentChoice = typeof ConsentChoice.Type

/** What may be done now: before a choice is made, only what is necessary. */
export interface Allowed {
  readonly necessary: true
  readonly statistics: boolean
  readonly marketing: boolean
}

/** The consent tells the house that a choice is known: made now, on an earlier visit, or in another tab. */
export interface ConsentKnown {
  readonly type: "ConsentKnown"
  readonly choice: ConsentChoice
}
