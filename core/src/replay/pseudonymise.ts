import { standInSeed } from "../domain/trace/rules/traceKeyOf.ts"
import { isPersonal, type IsPersonal } from "./personalPlaces.ts"
import { findYardsticks, isPosition, standInAnswer, standInPlaces, type Yardsticks } from "./sameVerdict.ts"

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

/** Masks all texts in a personal value of any structure; rounds numbers. Rules of the document's stores judge it alike. */
const maskerBy = (yardsticks: Yardsticks) => {
  const placeFor = standInPlaces(yardsticks)
  const maskAll = (value: unknown, key: string): unknown => {
    if (typeof value === "number") return Math.round(value * 10) / 10
    if (typeof value === "string") return standInAnswer(yardsticks, key, value)
    if (typeof value !== "object" || value === null) return value
    if (Array.isArray(value)) return value.map((one) => maskAll(one, key))
    if (isPosition(value)) return { ...value, ...placeFor(value) }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAll(inner, name)]))
  }
  return maskAll
}

/** Masks one document: a field is personal where `isPersonal` says so, except in a catalogue error. */
const cleanerOf = (isPersonal: IsPersonal, yardsticks: Yardsticks) => {
  const nameQuery = queryNames()
  const maskAll = maskerBy(yardsticks)
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== "object" || value === null || isStoreAddress(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => {
        if (name === "path" && typeof inner === "string") return [name, nameQuery(inner)]
        if (name === "seed" && typeof inner === "string") return [name, standInSeed(inner)]
        if (isPersonal(value, name) && !isProblem(value)) return [name, maskAll(inner, name)]
        return [name, clean(inner)]
      }),
    )
  }
  return clean
}

/**
 * Copies any JSON with personal texts replaced by stand-ins of the same shape (DECISIONS §17). A store's own texts and
 * those of catalogue errors stay, and calls keep the names of their traces. What is personal in a shop's log, unless another world's places are given.
 */
export const pseudonymise = <Value>(value: Value, places: IsPersonal = isPersonal): Value =>
  cleanerOf(places, findYardsticks(value))(value) as Value
