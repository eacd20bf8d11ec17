import { Schema } from "effect"

/** Consent to more than the necessary cookies; stored on the device. */
export const ConsentChoice = Schema.Struct({ statistics: Schema.Boolean, marketing: Schema.Boolean })
export type ConsentChoice = typeof ConsentChoice.Type

/** The consent in force: only the necessary, until a choice is made. */
export interface Allowed {
  readonly necessary: true
  readonly statistics: boolean
  readonly marketing: boolean
}
