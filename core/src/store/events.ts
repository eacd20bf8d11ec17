import { Schema } from "effect"

/** The customer asked once more for what could not be loaded. */
export const LoadingRetried = Schema.Struct({ type: Schema.Literal("LoadingRetried") })

export const StoreEvents = [LoadingRetried] as const
