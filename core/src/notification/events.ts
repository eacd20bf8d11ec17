import { Schema } from "effect"

/** The customer put a notification away. */
export const NoticeDismissed = Schema.Struct({
  type: Schema.Literal("NoticeDismissed"),
  kind: Schema.Literals(["basketUpdated", "statusMessage", "globalStatusMessage"]),
})

export const NotificationEvents = [NoticeDismissed] as const
