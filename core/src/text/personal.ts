import type { Schema } from "effect"

const mark = "skorpe/personal"

/** Where a personal field is taken for one: wherever something has its name, or only in what has all fields of its schema. */
export type PersonalWhere = "everywhere" | "here"

/**
 * Marks a field that tells who somebody is, where they live, how they are reached or what they wrote. A log that leaves
 * the device holds a stand-in there, and wherever else a field has that name: in worlds, calls and answers.
 */
export const personal = <Field extends Schema.Top>(field: Field): Field["Rebuild"] =>
  field.annotate({ [mark]: "everywhere" satisfies PersonalWhere })

/** As `personal`, for a name that means something else elsewhere, such as `text` or `number`. */
export const personalHere = <Field extends Schema.Top>(field: Field): Field["Rebuild"] =>
  field.annotate({ [mark]: "here" satisfies PersonalWhere })

/** What these annotations say of a field. */
export const personalMark = (annotations: Readonly<Record<string, unknown>> | undefined): PersonalWhere | undefined => {
  const found = annotations?.[mark]
  return found === "everywhere" || found === "here" ? found : undefined
}
