import type { Schema } from "effect"

/** A schema that shows what it looks like on the wire, in the API's description. */
export const withExamples = <Shape extends Schema.Top>(
  shape: Shape,
  ...examples: readonly Shape["Encoded"][]
): Shape["Rebuild"] =>
  // A description shows encoded values; the annotation's type knows decoded ones only.
  shape.annotate({ examples })
