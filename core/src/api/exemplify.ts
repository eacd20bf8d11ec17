import type { Schema } from "effect"

/** A schema with an example for the API's description, written as it travels: kroner, ISO time. */
export const exemplify = <Shape extends Schema.Top>(shape: Shape, example: Shape["Encoded"]): Shape["Rebuild"] =>
  // The description prints examples as they are, but types them as what they mean inside.
  shape.annotate({ examples: [example] } as Parameters<Shape["annotate"]>[0])
