import { mask } from "./mask.ts"

/**
 * Fields that hold what a person is called, where they live, how they are reached, what they or the store wrote to
 * one another, and what could open an order: a cart's id is also the key that it is ordered with.
 */
const personal: ReadonlySet<string> = new Set([
  "firstName",
  "lastName",
  "phone",
  "phoneNumber",
  "e164",
  "email",
  "message",
  "street",
  "postalCode",
  "deliveryDescription",
  "billingNote",
  "birthdate",
  "reason",
  "seed",
  "cartId",
])

/** Gives each query of an address a name of its own, the same for the same: it may hold anything. */
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

/** Texts that are personal only in this company: what was typed, what was asked about, the key of an attempt. */
const isPersonalHere = (holder: object, key: string): boolean => {
  if (key === "text") return "type" in holder && (holder.type === "FieldTyped" || holder.type === "ReadPhone")
  return key === "key" && "order" in holder
}

const isProblem = (holder: object): boolean =>
  "code" in holder && "message" in holder && typeof holder.code === "number"

const clean = (value: unknown, nameQuery: NameQuery): unknown => {
  if (Array.isArray(value)) return value.map((item) => clean(item, nameQuery))
  if (typeof value !== "object" || value === null || isStoreAddress(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (typeof inner !== "string") return [key, clean(inner, nameQuery)]
      if (key === "path") return [key, nameQuery(inner)]
      const isPersonal = (personal.has(key) && !isProblem(value)) || isPersonalHere(value, key)
      return [key, isPersonal ? mask(inner) : inner]
    }),
  )
}

/**
 * A copy of any JSON in which personal texts are replaced by stand-ins of the same shape (DECISIONS §17). What is a
 * store's own, and the words of a catalogue error, stay.
 */
export const pseudonymise = <Value>(value: Value): Value => clean(value, queryNames()) as Value
