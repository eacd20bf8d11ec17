import { isOwnedCode } from "../domain/discount/rules/referralCoupon.ts"
import { standInSeed } from "../domain/trace/rules/traceKeyOf.ts"
import { mask } from "./mask.ts"
import { isPersonal, type IsPersonal } from "./personalPlaces.ts"
import { findYardsticks, isPosition, standInPlaces, type Yardsticks } from "./sameVerdict.ts"
import { makeStandIns, type StandInFor } from "./standIns.ts"

/** Maps each URL query to a name, the same for equal queries: a query may hold anything. */
type NameQuery = (path: string) => string

/** Where the words begin that a broken link has put into the path itself: an encoded query, or a mail address. */
const brokenFrom = (whole: string): number => {
  const [path = ""] = whole.split(/[?#]/, 1)
  const encoded = path.search(/%3f|%23/i)
  const address = path.search(/@|%40/i)
  const segment = address < 0 ? -1 : path.lastIndexOf("/", address) + 1
  return encoded < 0 || segment < 0 ? Math.max(encoded, segment) : Math.min(encoded, segment)
}

const queryNames = (): NameQuery => {
  const names = new Map<string, string>()
  return (path) => {
    const broken = brokenFrom(path)
    const start = broken < 0 ? path.search(/[?#]/) : broken
    if (start < 0) return path
    const words = path.slice(start)
    const name = names.get(words) ?? `q${names.size + 1}`
    names.set(words, name)
    // As a query, it would make a good link of a broken one.
    return `${path.slice(0, start)}${broken < 0 ? "?" : "-"}${name}`
  }
}

/** A page's title is made of the words of its path. */
const isTitleOfBroken = (holder: object, name: string): boolean =>
  name === "title" && "path" in holder && typeof holder.path === "string" && brokenFrom(holder.path) >= 0

const isStoreAddress = (holder: object): boolean => "openingHours" in holder || "deliveryArea" in holder

const isProblem = (holder: object): boolean =>
  "code" in holder && "message" in holder && typeof holder.code === "number"

/** Masks all texts in a personal value of any structure; rounds numbers. Rules of the document's stores judge it alike. */
const maskerBy = (yardsticks: Yardsticks, standInFor: StandInFor) => {
  const placeFor = standInPlaces(yardsticks)
  const maskAll = (value: unknown, key: string): unknown => {
    if (typeof value === "number") return Math.round(value * 10) / 10
    if (typeof value === "string") return standInFor(key, value)
    if (typeof value !== "object" || value === null) return value
    if (Array.isArray(value)) return value.map((one) => maskAll(one, key))
    if (isPosition(value)) return { ...value, ...placeFor(value) }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAll(inner, name)]))
  }
  return maskAll
}

/**
 * Masks one document: a field is personal where `isPersonal` says so, except in a catalogue error; so is a code
 * for recruiting, or of the reward for it, wherever it is used.
 */
const cleanerOf = (isPersonal: IsPersonal, yardsticks: Yardsticks) => {
  const nameQuery = queryNames()
  const standInFor = makeStandIns(yardsticks)
  const maskAll = maskerBy(yardsticks, standInFor)
  const clean = (value: unknown): unknown => {
    if (typeof value === "string") return isOwnedCode(value) ? standInFor("code", value) : value
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== "object" || value === null || isStoreAddress(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => {
        if (name === "path" && typeof inner === "string") return [name, nameQuery(inner)]
        if (typeof inner === "string" && isTitleOfBroken(value, name)) return [name, mask(inner)]
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
