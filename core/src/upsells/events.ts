import { Schema } from "effect"

/** The customer is done choosing and wants to pay; what else might be nice is shown first, once. */
export const CheckoutWanted = Schema.Struct({ type: Schema.Literal("CheckoutWanted") })

/** The customer has seen enough of what else there is, and wants to pay. */
export const UpsellsPassed = Schema.Struct({ type: Schema.Literal("UpsellsPassed") })

/** The shelves are no longer shown. */
export interface UpsellsLeft {
  readonly type: "UpsellsLeft"
}

export const UpsellEvents = [CheckoutWanted, UpsellsPassed] as const
