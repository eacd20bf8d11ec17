import { Schema } from "effect"
import { Sealed } from "../vault/model.ts"

/** The page of the link in a mail's last line was opened; the event holds only a handle to what the link carries. */
export const UnsubscribeLinkOpened = Schema.Struct({ type: Schema.Literal("UnsubscribeLinkOpened"), token: Sealed })

/** The customer wants no more mail; said once more, it is a new try. Opening the link does not say so: mail scanners do that. */
export const UnsubscribeConfirmed = Schema.Struct({ type: Schema.Literal("UnsubscribeConfirmed") })

export const UnsubscribeEvents = [UnsubscribeLinkOpened, UnsubscribeConfirmed] as const
