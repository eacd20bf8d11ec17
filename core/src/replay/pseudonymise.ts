import { isOwnedCode } from "../domain/discount/rules/referralCoupon.ts"
import { standInSeed } from "../domain/trace/rules/traceKeyOf.ts"
import { mask } from "./mask.ts"
import { isPersonal, type IsPersonal } from "./personalPlaces.ts"
import { findYardsticks, isPosition, standInPlaces, type StoreRules } from "./sameVerdict.ts"
import { makeStandIns, type StandInFor } from "./standIns.ts"

/** Replaces each URL query with a name, the same for equal queries, because a query may contain anything. */
type NameQuery = (path: string) => string

/**
 * Where the text begins that a broken link put into the path itself: a query that is encoded or lacks its question
 * mark, or an e-mail address; -1 without one.
 */
const brokenFrom = (whole: string): number => {
  const [path = ""] = whole.split(/[?#]/, 1)
  // No path of the shop has a semicolon or an ampersand; a link that is encoded twice has %253f.
  const encoded = path.search(/[;&]|%(?:25)*(?:3f|23|26|3b)/i)
  const address = path.search(/@|%(?:25)*40/i)
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
    // Written as a query, it would turn a broken link into a working one.
    return `${path.slice(0, start)}${broken < 0 ? "?" : "-"}${name}`
  }
}

/** A page's title is derived from its path, so a broken path's text appears in it. */
const isTitleOfBroken = (holder: object, name: string): boolean =>
  name === "title" && "path" in holder && typeof holder.path === "string" && brokenFrom(holder.path) >= 0

const isStoreAddress = (holder: object): boolean => "openingHours" in holder || "deliveryArea" in holder

const isProblem = (holder: object): boolean =>
  "code" in holder && "message" in holder && typeof holder.code === "number"

/**
 * Masks all texts and rounds all numbers in a personal value of any structure, without changing what the stores' rules
 * decide.
 */
const maskerBy = (yardsticks: StoreRules, standInFor: StandInFor) => {
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

/** Whether what was typed as a code is a contact instead: an e-mail address or a phone number. */
const isContact = (text: string): boolean => /\S@\S/.test(text) || /^\s*\+?(?:\d[\s-]*){7,}$/.test(text)

/**
 * Masks one document: fields that are personal by `isPersonal`, except in a catalogue error, and recruit and reward
 * codes wherever they occur.
 */
const cleanerOf = (isPersonal: IsPersonal, yardsticks: StoreRules) => {
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
        if (name === "code" && typeof inner === "string" && isContact(inner)) return [name, standInFor(name, inner)]
        if (isPersonal(value, name) && !isProblem(value)) return [name, maskAll(inner, name)]
        return [name, clean(inner)]
      }),
    )
  }
  return clean
}

/**
 * Copies any JSON, replacing personal texts with stand-ins of the same shape (DECISIONS §17). A store's own texts and
 * those of catalogue errors stay, and calls keep their trace ids. `places` are the personal fields; by default a shop
 * log's.
 */
export const pseudonymise = <Value>(value: Value, places: IsPersonal = isPersonal): Value =>
  cleanerOf(places, findYardsticks(value))(value) as Value
