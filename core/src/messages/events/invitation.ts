import { Schema } from "effect"
import { Sealed } from "../../vault/model.ts"

/** The link of an invitation was opened; the event holds only a handle to the link's token. */
export const InvitationLinkOpened = Schema.Struct({ type: Schema.Literal("InvitationLinkOpened"), token: Sealed })

/** The customer accepts the invitation; accepting again retries. Opening the link is not enough: scanners open it too. */
export const InvitationAccepted = Schema.Struct({ type: Schema.Literal("InvitationAccepted") })

export const InvitationEvents = [InvitationLinkOpened, InvitationAccepted] as const
