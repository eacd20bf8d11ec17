import { Schema } from "effect"
import type { Notice, NoticeKind } from "../../domain/notification/model.ts"

/** The customer dismissed a notification. */
export const NoticeDismissed = Schema.Struct({
  type: Schema.Literal("NoticeDismissed"),
  kind: Schema.Literals(["basketUpdated", "statusMessage", "globalStatusMessage"]),
})

export const NotificationEvents = [NoticeDismissed] as const

/** A unit has a notification for the customer. */
export interface Noticed {
  readonly type: "Noticed"
  readonly notice: Notice
}

/** A notification's display time is over. */
export interface NoticeExpired {
  readonly type: "NoticeExpired"
  readonly kind: NoticeKind
}
