import type { Schema } from "effect"

/** Adds wire-format examples to a schema, for the API's description. */
export const withExamples = <Shape extends Schema.Top>(
  shape: Shape,
  ...examples: readonly Shape["Encoded"][]
): Shape["Rebuild"] =>
  // A description shows encoded values, but the annotation's type accepts only decoded ones.
  shape.annotate({ examples })
