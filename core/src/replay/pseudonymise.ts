import { mask } from "./mask.ts"
import { isPersonal } from "./personalPlaces.ts"

/** Maps each URL query to a name, the same for equal queries: a query may hold anything. */
type NameQuery = (path: string) => string

const queryNames = (): NameQuery => {
  const names = new Map<string, string>()
  return (path) => {
    const start = path.search(/[?#]/)
    if (start < 0) return path
    const query = path.slice(start)
    const name = names.get(query) ?? `?q${names.size + 1}`
    names.set(query, name)
    return path.slice(0, start) + name
  }
}

const isStoreAddress = (holder: object): boolean => "openingHours" in holder || "deliveryArea" in holder

const isProblem = (holder: object): boolean =>
  "code" in holder && "message" in holder && typeof holder.code === "number"

/** Masks all texts in a personal value of any structure; rounds numbers, such as coordinates, to one decimal. */
const maskAll = (value: unknown): unknown => {
  if (typeof value === "number") return Math.round(value * 10) / 10
  if (typeof value === "string") return mask(value)
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map(maskAll)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAll(inner)]))
}

/** True for a personal field: `message` is, except in a catalogue error. */
const isPersonalIn = (holder: object, name: string): boolean => isPersonal(holder, name) && !isProblem(holder)

const clean = (value: unknown, nameQuery: NameQuery): unknown => {
  if (Array.isArray(value)) return value.map((item) => clean(item, nameQuery))
  if (typeof value !== "object" || value === null || isStoreAddress(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      if (name === "path" && typeof inner === "string") return [name, nameQuery(inner)]
      if (isPersonalIn(value, name)) return [name, maskAll(inner)]
      return [name, clean(inner, nameQuery)]
    }),
  )
}

/**
 * Copies any JSON with personal texts replaced by stand-ins of the same shape (DECISIONS §17). A store's own texts and
 * those of catalogue errors stay.
 */
export const pseudonymise = <Value>(value: Value): Value => clean(value, queryNames()) as Value
