import { Schema } from "effect"

/** The customer wants to see what their points came from and went to. */
export const PointsHistoryWanted = Schema.Struct({ type: Schema.Literal("PointsHistoryWanted") })

export const PointsHistoryEvents = [PointsHistoryWanted] as const
