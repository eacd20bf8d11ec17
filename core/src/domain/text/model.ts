import { Schema } from "effect"

/** A text that a database and a terminal can hold: no NUL, no unpaired surrogate. */
export const CleanText = Schema.String.check(
  Schema.makeFilter<string>((text) => (text.isWellFormed() && !text.includes("\u0000") ? true : "a well-formed text")),
)
