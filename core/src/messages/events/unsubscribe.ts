import { Schema } from "effect"
import { personal } from "../../domain/text/personal.ts"
import { Sealed } from "../../vault/model.ts"

/** The page of a mail's unsubscribe link was opened; the event holds only a handle to the link's token. */
export const UnsubscribeLinkOpened = Schema.Struct({ type: Schema.Literal("UnsubscribeLinkOpened"), token: Sealed })

/** Somebody without a link typed the number that shall get no more text messages. */
export const UnsubscribePhoneTyped = Schema.Struct({
  type: Schema.Literal("UnsubscribePhoneTyped"),
  phone: personal(Schema.String.check(Schema.isMaxLength(40))),
})

/**
 * The customer confirmed to unsubscribe, by the link that was opened or the number that was typed; confirming again
 * retries. Opening the link is not enough: mail scanners open it too.
 */
export const UnsubscribeConfirmed = Schema.Struct({ type: Schema.Literal("UnsubscribeConfirmed") })

export const UnsubscribeEvents = [UnsubscribeLinkOpened, UnsubscribePhoneTyped, UnsubscribeConfirmed] as const
