import { type Schema, SchemaAST } from "effect"
import { Customer } from "../account/model.ts"
import { Profile } from "../account/wire.ts"
import { DeviceContents } from "../device/model.ts"
import { Order, OrderCreate } from "../order/model.ts"
import { OuterEvent } from "../shop/events.ts"
import { personalMark, type PersonalWhere } from "../text/personal.ts"
import { Start } from "./format.ts"

/** Tells whether a field of something is personal. */
export type IsPersonal = (holder: object, name: string) => boolean

/** A field that is personal only in what has all these fields, and these values where they are fixed. */
interface Place {
  readonly name: string
  readonly needs: readonly string[]
  readonly fixed: readonly (readonly [string, unknown])[]
}

/** What holds personal fields and has no schema: the answers and calls that no request carries. */
const withoutSchema = {
  names: ["e164", "firstName"],
  places: [{ name: "text", needs: ["type"], fixed: [["type", "ReadPhone"]] }] satisfies Place[],
}

/** The annotations of a part and of its checks: a mark may stand before a check or after it. */
const markOf = (part: SchemaAST.AST): PersonalWhere | undefined =>
  [part, ...(part.checks ?? [])]
    .map(({ annotations }) => personalMark(annotations))
    .find((mark) => mark !== undefined) ??
  (SchemaAST.isUnion(part) ? part.types.map(markOf).find((mark) => mark !== undefined) : undefined)

/** Reads the marks of schemas: each field is marked once, where it is declared (`text/personal.ts`). */
export const personalIn = (schemas: readonly Schema.Top[]): IsPersonal => {
  const names = new Set<string>(withoutSchema.names)
  const places: Place[] = [...withoutSchema.places]
  const seen = new Set<SchemaAST.AST>()
  const look = (part: SchemaAST.AST): void => {
    if (seen.has(part)) return
    seen.add(part)
    for (const link of part.encoding ?? []) look(link.to)
    if (SchemaAST.isUnion(part)) part.types.forEach(look)
    if (SchemaAST.isArrays(part)) [...part.elements, ...part.rest].forEach(look)
    if (!SchemaAST.isObjects(part)) return
    for (const { type } of part.indexSignatures) look(type)
    const needs = part.propertySignatures
      .filter(({ type }) => !SchemaAST.isOptional(type))
      .map(({ name }) => String(name))
    const fixed = part.propertySignatures.flatMap(({ name, type }) =>
      SchemaAST.isLiteral(type) ? [[String(name), type.literal] as const] : [],
    )
    for (const { name, type } of part.propertySignatures) {
      const where = markOf(type)
      if (where === "everywhere") names.add(String(name))
      if (where === "here") places.push({ name: String(name), needs, fixed })
      look(type)
    }
  }
  for (const { ast } of schemas) look(ast)
  return (holder, name) =>
    names.has(name) ||
    places.some(
      (place) =>
        place.name === name &&
        place.needs.every((field) => Object.hasOwn(holder, field)) &&
        place.fixed.every(([field, value]) => (holder as Readonly<Record<string, unknown>>)[field] === value),
    )
}

/** The personal fields of all that a log of the shop can hold. */
export const isPersonal: IsPersonal = personalIn([
  OuterEvent,
  Start,
  DeviceContents,
  OrderCreate,
  Order,
  Customer,
  Profile,
])
