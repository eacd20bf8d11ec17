import type { Schema } from "effect"

const mark = "skorpe/personal"

/** Where a field name counts as personal: everywhere, or only in objects with all fields of its schema. */
export type PersonalWhere = "everywhere" | "here"

/**
 * Marks a field as personal data: identity, address, contact or written text. An exported log has a stand-in there, and
 * wherever else a field has that name: in worlds, calls and answers.
 */
export const personal = <Field extends Schema.Top>(field: Field): Field["Rebuild"] =>
  field.annotate({ [mark]: "everywhere" satisfies PersonalWhere })

/** Like `personal`, for a name with another meaning elsewhere, such as `text` or `number`. */
export const personalHere = <Field extends Schema.Top>(field: Field): Field["Rebuild"] =>
  field.annotate({ [mark]: "here" satisfies PersonalWhere })

/** The personal mark in a schema's annotations, if any. */
export const personalMark = (annotations: Readonly<Record<string, unknown>> | undefined): PersonalWhere | undefined => {
  const found = annotations?.[mark]
  return found === "everywhere" || found === "here" ? found : undefined
}
