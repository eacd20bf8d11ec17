import { Schema } from "effect"

/** A section was toggled. */
export const SectionToggled = Schema.Struct({
  type: Schema.Literal("SectionToggled"),
  id: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
})

export const AccordionEvents = [SectionToggled] as const
