import { Schema } from "effect"
import type { DialogContent, DialogOf } from "../../domain/dialog/model.ts"

// Each answer names its dialog, so that a late second click does not answer the next one.
const id = Schema.String.check(Schema.isMaxLength(100))

/** The customer confirmed. */
export const DialogConfirmed = Schema.Struct({ type: Schema.Literal("DialogConfirmed"), id })

/** The customer declined. */
export const DialogCancelled = Schema.Struct({ type: Schema.Literal("DialogCancelled"), id })

/** The customer closed the dialog without an answer: by its cross, Esc, or a tap beside it. */
export const DialogClosed = Schema.Struct({ type: Schema.Literal("DialogClosed"), id })

const name = Schema.String.check(Schema.isMaxLength(200))

/** The customer opened a dialog; all others are opened by units. */
export const DialogOpened = Schema.Struct({
  type: Schema.Literal("DialogOpened"),
  dialog: Schema.TaggedUnion({
    CouponCodes: {},
    /** A product to customise, or a cart line (SPEC §2.5). */
    Ingredients: { variationCode: name, lineId: Schema.NullOr(name) },
    EmptyCart: {},
  }),
})
export type DialogOpened = typeof DialogOpened.Type

export const DialogEvents = [DialogConfirmed, DialogCancelled, DialogClosed, DialogOpened] as const

/** A unit asks the customer a question; dialogs are queued. */
export interface DialogAskedOf<Event> {
  readonly type: "DialogAsked"
  readonly dialog: DialogOf<Event>
}

/** A unit withdraws its questions of this kind, open or queued; they get no answer. */
export interface DialogWithdrawn {
  readonly type: "DialogWithdrawn"
  readonly about: DialogContent["_tag"]
}

/** A dialog is now in front of everything else. */
export interface DialogShown {
  readonly type: "DialogShown"
}

/** No dialog is open any more. */
export interface DialogsEnded {
  readonly type: "DialogsEnded"
}
