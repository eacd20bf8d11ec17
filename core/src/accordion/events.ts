import { Schema } from "effect"

/** A section was opened, or closed if it was open. */
export const SectionToggled = Schema.Struct({
  type: Schema.Literal("SectionToggled"),
  id: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
})

export const AccordionEvents = [SectionToggled] as const
