import { Schema } from "effect"
import { Sealed } from "../../vault/model.ts"

/** The page of a mail's unsubscribe link was opened; the event holds only a handle to the link's token. */
export const UnsubscribeLinkOpened = Schema.Struct({ type: Schema.Literal("UnsubscribeLinkOpened"), token: Sealed })

/**
 * The customer confirmed to unsubscribe; confirming again retries. Opening the link is not enough: mail scanners open
 * it too.
 */
export const UnsubscribeConfirmed = Schema.Struct({ type: Schema.Literal("UnsubscribeConfirmed") })

export const UnsubscribeEvents = [UnsubscribeLinkOpened, UnsubscribeConfirmed] as const
