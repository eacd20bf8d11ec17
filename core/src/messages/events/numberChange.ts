import { Schema } from "effect"
import { personalHere } from "../../domain/text/personal.ts"
import { Sealed } from "../../vault/model.ts"

/** The customer wants another phone number, or to type another one than that to which the code went. */
export const NumberChangeWanted = Schema.Struct({ type: Schema.Literal("NumberChangeWanted") })

/** The customer typed into the field of the new number. */
export const NewNumberTyped = Schema.Struct({
  type: Schema.Literal("NewNumberTyped"),
  text: personalHere(Schema.String.check(Schema.isMaxLength(100))),
})

/** The customer wants a code sent to the number that they typed; again, if the first did not arrive. */
export const NewNumberSubmitted = Schema.Struct({ type: Schema.Literal("NewNumberSubmitted") })

/** The code that proves the new number was entered; the event holds only a handle to it (DECISIONS §17). */
export const NewNumberCodeEntered = Schema.Struct({
  type: Schema.Literal("NewNumberCodeEntered"),
  code: Schema.NullOr(Sealed),
})

/** The customer keeps the number that they have. */
export const NumberChangeLeft = Schema.Struct({ type: Schema.Literal("NumberChangeLeft") })

/** Emitted when the customer's number is another one: the server has ended their other sessions. */
export interface NumberChanged {
  readonly type: "NumberChanged"
}

export const NumberChangeEvents = [
  NumberChangeWanted,
  NewNumberTyped,
  NewNumberSubmitted,
  NewNumberCodeEntered,
  NumberChangeLeft,
] as const
