import { Schema } from "effect"

/** The device is offline, or the server does not answer. */
export const ConnectionLost = Schema.Struct({ type: Schema.Literal("ConnectionLost") })

/** The connection is back: failed calls are retried at once. */
export const ConnectionRestored = Schema.Struct({ type: Schema.Literal("ConnectionRestored") })

export const ConnectionEvents = [ConnectionLost, ConnectionRestored] as const
