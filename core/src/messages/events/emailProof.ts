import { Schema } from "effect"
import { Sealed } from "../../vault/model.ts"

/** A mail's link was opened that confirms the e-mail address; the event holds only a handle to its token. */
export const EmailLinkOpened = Schema.Struct({ type: Schema.Literal("EmailLinkOpened"), token: Sealed })

/** The customer tries the opened link once more. */
export const EmailLinkRetried = Schema.Struct({ type: Schema.Literal("EmailLinkRetried") })

/** The customer wants the mail with the link again. */
export const EmailLinkWanted = Schema.Struct({ type: Schema.Literal("EmailLinkWanted") })

export const EmailProofEvents = [EmailLinkOpened, EmailLinkRetried, EmailLinkWanted] as const
