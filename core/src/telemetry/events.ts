import { Schema } from "effect"

/** A script of the page threw where nobody caught it. */
export const ScriptFailed = Schema.Struct({
  type: Schema.Literal("ScriptFailed"),
  message: Schema.String.check(Schema.isMaxLength(1000)),
})

export const TelemetryEvents = [ScriptFailed] as const
