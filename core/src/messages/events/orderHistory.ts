import { Schema } from "effect"

/** The customer wants to see older orders than those that are shown. */
export const OlderOrdersWanted = Schema.Struct({ type: Schema.Literal("OlderOrdersWanted") })

export const OrderHistoryEvents = [OlderOrdersWanted] as const
