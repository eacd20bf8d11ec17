import { type Schema, SchemaAST } from "effect"
import { isSealedPart } from "./model.ts"

/** Where events of each type hold sealed texts: paths of field names from the event inwards. */
export type SecretPlaces = ReadonlyMap<string, readonly (readonly string[])[]>

/** Secrets are at most this deep in nested fields. */
const deepest = 8

const pathsIn = (part: SchemaAST.AST, path: readonly string[]): readonly (readonly string[])[] => {
  if (isSealedPart(SchemaAST.resolve(part))) return [path]
  if (path.length > deepest) return []
  if (SchemaAST.isUnion(part)) return part.types.flatMap((one) => pathsIn(one, path))
  if (!SchemaAST.isObjects(part)) return []
  return part.propertySignatures.flatMap(({ name, type }) => pathsIn(type, [...path, String(name)]))
}

/** Finds all secrets in the schemas of events, so that each is declared only once, in its event. */
export const secretPlacesOf = (events: {
  readonly members: readonly (Schema.Top & { readonly fields: { readonly type: { readonly literal: string } } })[]
}): SecretPlaces => new Map(events.members.map((member) => [member.fields.type.literal, pathsIn(member.ast, [])]))
