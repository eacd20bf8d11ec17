import { Schema } from "effect"

/** An uncaught error in a script of the page. */
export const ScriptFailed = Schema.Struct({
  type: Schema.Literal("ScriptFailed"),
  message: Schema.String.check(Schema.isMaxLength(1000)),
})

export const TelemetryEvents = [ScriptFailed] as const
