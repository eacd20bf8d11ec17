import type { Schema } from "effect"

/** A schema with an example for the API's description, which prints it as it is: written as it travels, in kroner and ISO time. */
export const exemplify = <Shape extends Schema.Top>(shape: Shape, example: Shape["Encoded"]): Shape["Rebuild"] =>
  shape.annotate({ examples: [example] })
