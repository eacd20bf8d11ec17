import { Schema } from "effect"

/** The device is offline, or the server does not answer. */
export const ConnectionLost = Schema.Struct({ type: Schema.Literal("ConnectionLost") })

/** The connection is back: failed calls are retried at once. */
export const ConnectionRestored = Schema.Struct({ type: Schema.Literal("ConnectionRestored") })

/** What the customer did waits for code that has not come for two seconds. */
export const CodeDelayed = Schema.Struct({ type: Schema.Literal("CodeDelayed") })

/** The code has come, and what waited for it is done. */
export const CodeLoaded = Schema.Struct({ type: Schema.Literal("CodeLoaded") })

export const ConnectionEvents = [ConnectionLost, ConnectionRestored, CodeDelayed, CodeLoaded] as const
