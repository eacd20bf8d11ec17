import { fieldsOf } from "./digest/fieldsOf.ts"
import { hashText, type Pair, scramble } from "./digest/hashText.ts"
import type { World } from "./world.ts"

/** Names the algorithm in a log's header; a new algorithm gets a new name. */
export const digestName = "skorpe-1"

/**
 * A hashed object with the hashes of its values. The next world is hashed beside this one, so that an unchanged object
 * keeps its hash. A WeakMap in its place costs more in garbage collection than it saves.
 */
interface Hashed {
  readonly value: object
  readonly hash: Pair
  /** In the order of hashing; `undefined` for a value that is not an object. */
  readonly inner: readonly (Hashed | undefined)[]
}

const words = new Map<unknown, Pair>([true, false, null].map((word) => [word, hashText(String(word), 4)]))

const ofPlain = (value: unknown): Pair => {
  if (typeof value === "string") return hashText(value, 3)
  return words.get(value) ?? hashText(String(value), 4)
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** The index of an item in the previous list, searched from the index of the item before it: lists grow and shrink. */
const placeOf = (item: unknown, before: Hashed["inner"], from: number): number => {
  const end = Math.min(before.length, from + furthest)
  for (let place = from; place < end; place++) if (before[place]?.value === item) return place
  return from
}
const furthest = 128

const ofList = (list: readonly unknown[], before: Hashed["inner"]): Hashed => {
  const inner: (Hashed | undefined)[] = []
  let high = 1
  let low = list.length + 1
  let from = 0
  for (const value of list) {
    let hash: Pair
    if (isObject(value)) {
      from = placeOf(value, before, from)
      const hashed = ofObject(value, before[from++])
      inner.push(hashed)
      hash = hashed.hash
    } else {
      inner.push(undefined)
      from++
      hash = ofPlain(value)
    }
    high = scramble(Math.imul(high, 31) + hash.high)
    low = (scramble(Math.imul(low, 37) ^ hash.low) + high) | 0
  }
  return { value: list, hash: { high, low: scramble(low) }, inner }
}

const ofFields = (value: Record<string, unknown>, before: Hashed["inner"]): Hashed => {
  const base = values.length
  const names = fieldsOf(value, values)
  const inner: (Hashed | undefined)[] = []
  let high = 2
  let low = names.length * 2 + 1
  for (const { hash, place } of names) {
    high = scramble(Math.imul(high, 31) + hash.high)
    low = (scramble(Math.imul(low, 37) ^ hash.low) + high) | 0
    const field = values[base + place]
    const hashed = isObject(field) ? ofObject(field, before[inner.length]) : undefined
    inner.push(hashed)
    const part = hashed ? hashed.hash : ofPlain(field)
    high = scramble(Math.imul(high, 31) + part.high)
    low = (scramble(Math.imul(low, 37) ^ part.low) + high) | 0
  }
  values.length = base
  return { value, hash: { high, low: scramble(low) }, inner }
}

/** Values of the objects being hashed, the outermost first. */
const values: unknown[] = []

const nothing: Hashed["inner"] = []

const ofObject = (value: object, before: Hashed | undefined): Hashed => {
  if (before?.value === value) return before
  const inner = before?.inner ?? nothing
  return Array.isArray(value) ? ofList(value, inner) : ofFields(value as Record<string, unknown>, inner)
}

const word = (half: number): string => (half >>> 0).toString(16).padStart(8, "0")

const hex = ({ high, low }: Pair): string => word(high) + word(low)

/** 16 hex digits of any JSON value; equal for equal values whatever the order of keys. Values must not be mutated. */
export const digestOf = (value: unknown): string =>
  hex(isObject(value) ? ofObject(value, undefined).hash : ofPlain(value))

let last: Hashed | undefined

/** The digest of a whole world: its units, timers and calls, number and time. Fast for the successor of the last world. */
export const digestWorld = (world: World): string => {
  last = ofObject(world, last)
  return hex(last.hash)
}

const isOpen = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Digests of the parts in which two worlds differ, by path down to `depth` names, e.g. `units.cart.items`. */
export const changedParts = (before: unknown, after: unknown, depth = 4, path = ""): Record<string, string> => {
  if (before === after) return {}
  if (depth === 0 || !isOpen(before) || !isOpen(after)) {
    return digestOf(before) === digestOf(after) ? {} : { [path]: digestOf(after) }
  }
  const parts: Record<string, string> = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    Object.assign(parts, changedParts(before[key], after[key], depth - 1, path === "" ? key : `${path}.${key}`))
  }
  return parts
}
