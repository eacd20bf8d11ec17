import { SchemaAST } from "effect"
import type { Json } from "../../kernel/json.ts"
import type { Chance } from "../chance.ts"

/** Where in an event a value is: field names from the outside in, without list indexes. */
export type Place = readonly string[]

/** Sensible values for a place; `undefined` where any value is fine. */
export type Supply = (place: Place) => readonly Json[] | undefined

const strings = ["", " ", "x", "1", "null", "__proto__", "Ærlig 🍕", "%2F..%2F", "2026-11-22", "a".repeat(300)]
const numbers = [0, 1, 2, 3, 20, 999, -1, 1_795_280_400_000]
const longest = 3
/** The share of draws from the sensible values; the rest is any value of the right type. */
const sensible = 0.94

/**
 * Draws a value of a schema's type side. Ignores checks such as lengths and patterns, so the result must be validated
 * before use.
 */
export const drawValue = (ast: SchemaAST.AST, place: Place, chance: Chance, supply: Supply): Json => {
  const supplied = supply(place)
  if (supplied !== undefined && supplied.length > 0 && chance.happens(sensible)) return chance.pick(supplied) ?? null
  const inside = (part: SchemaAST.AST, name?: string): Json =>
    drawValue(part, name === undefined ? place : [...place, name], chance, supply)
  switch (ast._tag) {
    case "Literal":
      return typeof ast.literal === "bigint" ? Number(ast.literal) : ast.literal
    case "String":
      return chance.pick(strings) ?? ""
    case "Number":
      return chance.pick(numbers) ?? 0
    case "Boolean":
      return chance.happens(0.5)
    case "Union": {
      const member = chance.pick(ast.types)
      return member ? inside(member) : null
    }
    case "Arrays": {
      const rest = ast.rest[0]
      const more = rest ? Array.from({ length: chance.below(longest) }, () => inside(rest)) : []
      return [...ast.elements.map((element) => inside(element)), ...more]
    }
    case "Objects": {
      const drawn: Record<string, Json> = {}
      for (const { name, type } of ast.propertySignatures) {
        if (typeof name !== "string" || (SchemaAST.isOptional(type) && chance.happens(0.5))) continue
        drawn[name] = inside(type, name)
      }
      return drawn
    }
    case "Suspend":
      return inside(ast.thunk())
    // No event holds any of these except null.
    case "Any":
    case "BigInt":
    case "Declaration":
    case "Enum":
    case "Never":
    case "Null":
    case "ObjectKeyword":
    case "Symbol":
    case "TemplateLiteral":
    case "Undefined":
    case "UniqueSymbol":
    case "Unknown":
    case "Void":
      return null
  }
}
