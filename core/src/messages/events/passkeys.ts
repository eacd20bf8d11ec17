import { Schema } from "effect"

/** The customer opened the login on a screen that is about something else. */
export const LoginOpened = Schema.Struct({ type: Schema.Literal("LoginOpened") })

/** The customer wants to log in with a passkey. The device asks them for it. */
export const PasskeyLoginChosen = Schema.Struct({ type: Schema.Literal("PasskeyLoginChosen") })

/** The customer wants a passkey on this device. */
export const PasskeyWanted = Schema.Struct({ type: Schema.Literal("PasskeyWanted") })

/** The customer wants one of their passkeys removed, and is asked whether they are sure. */
export const PasskeyRemovalWanted = Schema.Struct({
  type: Schema.Literal("PasskeyRemovalWanted"),
  id: Schema.String.check(Schema.isBetweenLength(1, 200)),
})

/** The customer is sure or not. */
export const PasskeyRemovalAnswered = Schema.Struct({
  type: Schema.Literal("PasskeyRemovalAnswered"),
  isSure: Schema.Boolean,
})

export const PasskeyEvents = [
  LoginOpened,
  PasskeyLoginChosen,
  PasskeyWanted,
  PasskeyRemovalWanted,
  PasskeyRemovalAnswered,
] as const
