import { Schema } from "effect"

/** Consent beyond what the shop needs to work; kept on the device. */
export const ConsentChoice = Schema.Struct({ statistics: Schema.Boolean, marketing: Schema.Boolean })
export type ConsentChoice = typeof ConsentChoice.Type

/** What is allowed now: only the necessary before a choice is made. */
export interface Allowed {
  readonly necessary: true
  readonly statistics: boolean
  readonly marketing: boolean
}
