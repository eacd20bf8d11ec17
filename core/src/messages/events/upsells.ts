import { Schema } from "effect"

/** The customer proceeds to checkout; the upsells are shown first, once. */
export const CheckoutWanted = Schema.Struct({ type: Schema.Literal("CheckoutWanted") })

/** The customer leaves the upsells and proceeds to checkout. */
export const UpsellsPassed = Schema.Struct({ type: Schema.Literal("UpsellsPassed") })

/** The upsells are no longer shown. */
export interface UpsellsLeft {
  readonly type: "UpsellsLeft"
}

export const UpsellEvents = [CheckoutWanted, UpsellsPassed] as const
