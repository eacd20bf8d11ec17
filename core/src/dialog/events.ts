import { Schema } from "effect"

// Each answer names its dialog, so that a late second click answers no other one.
const id = Schema.String.check(Schema.isMaxLength(100))

/** The customer said yes. */
export const DialogConfirmed = Schema.Struct({ type: Schema.Literal("DialogConfirmed"), id })

/** The customer said no. */
export const DialogCancelled = Schema.Struct({ type: Schema.Literal("DialogCancelled"), id })

/** The customer put the dialog away without an answer: its cross, Esc, a tap beside it. */
export const DialogClosed = Schema.Struct({ type: Schema.Literal("DialogClosed"), id })

export const DialogEvents = [DialogConfirmed, DialogCancelled, DialogClosed] as const
