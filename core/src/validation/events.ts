import { Schema } from "effect"

/** The customer asked to have an unconfirmed total confirmed now. */
export const PriceRetried = Schema.Struct({ type: Schema.Literal("PriceRetried") })

export const ValidationEvents = [PriceRetried] as const
