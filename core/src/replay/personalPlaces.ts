import { type Schema, SchemaAST } from "effect"
import { Customer } from "../domain/account/model.ts"
import { Profile } from "../domain/account/wire.ts"
import { Address } from "../domain/address/model.ts"
import { DeviceContents } from "../domain/device/model.ts"
import { Order, OrderCreate } from "../domain/order/model.ts"
import { Recruited } from "../domain/discount/wire.ts"
import { OuterEvent } from "../messages/events.ts"
import { personalMark, type PersonalWhere } from "../domain/text/personal.ts"
import { Start } from "./format.ts"

/** True when an object's field is personal. */
export type IsPersonal = (holder: object, name: string) => boolean

/**
 * A field that is personal only in objects that have all fields of `needs`, the values of `fixed`, and no field of
 * `lacks`.
 */
interface Place {
  readonly name: string
  readonly needs: readonly string[]
  readonly fixed: readonly (readonly [string, unknown])[]
  readonly lacks?: readonly string[]
}

/** Personal data without a schema: in units' states, and in answers and calls that are not sent in a request. */
const withoutSchema = {
  names: ["e164", "firstName", "birthDay", "birthMonth", "birthYear", "acceptedBy"],
  places: [
    { name: "text", needs: ["type"], fixed: [["type", "ReadPhone"]] },
    // A new phone number, as typed.
    { name: "typed", needs: ["phone", "sent", "fault"], fixed: [] },
    // The search text for stores, and the position near which addresses are searched.
    { name: "filter", needs: ["query", "found", "pointed"], fixed: [] },
    { name: "near", needs: ["query"], fixed: [] },
    // A company, which is often named after a person. Marks in these schemas would be loaded with every page.
    { name: "name", needs: ["number"], fixed: [] },
    { name: "number", needs: ["name"], fixed: [] },
    { name: "name", needs: ["organisationId", "isActive"], fixed: [] },
    // A company's name, as an administrator types it.
    { name: "name", needs: ["perOrder", "perMonth"], fixed: [["_tag", "Details"]] },
    { name: "name", needs: ["limits"], fixed: [] },
    // This id identifies one door. The id of a saved address means something only to its customer.
    { name: "id", needs: ["street", "number", "position"], fixed: [], lacks: ["deliveryDescription"] },
  ] satisfies Place[],
}

/** The annotations of a part and of its checks: a mark may be before a check or after it. */
const markOf = (part: SchemaAST.AST): PersonalWhere | undefined =>
  [part, ...(part.checks ?? [])]
    .map(({ annotations }) => personalMark(annotations))
    .find((mark) => mark !== undefined) ??
  (SchemaAST.isUnion(part) ? part.types.map(markOf).find((mark) => mark !== undefined) : undefined)

/** Collects the marks of schemas: each field is marked once, where it is declared (`text/personal.ts`). */
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
    // An optional field cannot tell one shape from another.
    const fixed = part.propertySignatures.flatMap(({ name, type }) =>
      SchemaAST.isLiteral(type) && !SchemaAST.isOptional(type) ? [[String(name), type.literal] as const] : [],
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
        !place.lacks?.some((field) => Object.hasOwn(holder, field)) &&
        place.fixed.every(([field, value]) => (holder as Readonly<Record<string, unknown>>)[field] === value),
    )
}

/** The personal fields of everything that a shop's log can hold. */
export const isPersonal: IsPersonal = personalIn([
  OuterEvent,
  Start,
  DeviceContents,
  OrderCreate,
  Order,
  Customer,
  Profile,
  Recruited,
  Address,
])
