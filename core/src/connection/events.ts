import { Schema } from "effect"

/** Nobody can be reached: the device has no network, or the server does not answer. */
export const ConnectionLost = Schema.Struct({ type: Schema.Literal("ConnectionLost") })

/** Somebody can be reached again: what failed is tried anew at once. */
export const ConnectionRestored = Schema.Struct({ type: Schema.Literal("ConnectionRestored") })

export const ConnectionEvents = [ConnectionLost, ConnectionRestored] as const
