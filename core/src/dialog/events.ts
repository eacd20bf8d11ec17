import { Schema } from "effect"

// Each answer names its dialog, so that a late second click answers no other one.
const id = Schema.String.check(Schema.isMaxLength(100))

/** The customer said yes. */
export const DialogConfirmed = Schema.Struct({ type: Schema.Literal("DialogConfirmed"), id })

/** The customer said no. */
export const DialogCancelled = Schema.Struct({ type: Schema.Literal("DialogCancelled"), id })

/** The customer put the dialog away without an answer: its cross, Esc, a tap beside it. */
export const DialogClosed = Schema.Struct({ type: Schema.Literal("DialogClosed"), id })

const name = Schema.String.check(Schema.isMaxLength(200))

/** The customer opened a dialog of their own accord; all others are asked by the house. */
export const DialogOpened = Schema.Struct({
  type: Schema.Literal("DialogOpened"),
  dialog: Schema.TaggedUnion({
    CouponCodes: {},
    /** A product to make one's own, or a line of the cart (SPEC §2.5). */
    Ingredients: { variationCode: name, lineId: Schema.NullOr(name) },
    EmptyCart: {},
  }),
})
export type DialogOpened = typeof DialogOpened.Type

export const DialogEvents = [DialogConfirmed, DialogCancelled, DialogClosed, DialogOpened] as const
