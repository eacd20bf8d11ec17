import { Schema } from "effect"
import { personal } from "../../domain/text/personal.ts"
import { Sealed } from "../../vault/model.ts"

const email = personal(Schema.String.check(Schema.isMaxLength(254)))

/** The customer asked for a link that sets a new password. */
export const ResetAsked = Schema.Struct({ type: Schema.Literal("ResetAsked"), email })

/** The page of a mail's link was opened; the event holds only a handle to the link's token. */
export const ResetLinkOpened = Schema.Struct({ type: Schema.Literal("ResetLinkOpened"), email, token: Sealed })

/** The customer chose a new password: with the old one when they are logged in, or else with the opened link. */
export const PasswordChosen = Schema.Struct({
  type: Schema.Literal("PasswordChosen"),
  old: Schema.NullOr(Sealed),
  password: Sealed,
})

export const PasswordEvents = [ResetAsked, ResetLinkOpened, PasswordChosen] as const
