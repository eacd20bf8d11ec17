import { fieldsOf } from "./digest/fieldsOf.ts"
import { hashText, type Pair, scramble } from "./digest/hashText.ts"
import type { World } from "./world.ts"

/** Names the algorithm in a log's header; a new algorithm gets a new name. */
export const digestName = "skorpe-1"

/** Hashes of objects that hold much; what is small is sooner hashed again than found. */
const known = new WeakMap<object, Pair>()
const much = 8
let parts = 0

const ofList = (list: readonly unknown[]): Pair => {
  let high = 1
  let low = list.length + 1
  for (const value of list) {
    const part = of(value)
    high = scramble(Math.imul(high, 31) + part.high)
    low = (scramble(Math.imul(low, 37) ^ part.low) + high) | 0
  }
  return { high, low: scramble(low) }
}

const ofFields = (value: Record<string, unknown>): Pair => {
  const base = values.length
  const names = fieldsOf(value, values)
  let high = 2
  let low = names.length * 2 + 1
  for (const { hash, place } of names) {
    high = scramble(Math.imul(high, 31) + hash.high)
    low = (scramble(Math.imul(low, 37) ^ hash.low) + high) | 0
    const part = of(values[base + place])
    high = scramble(Math.imul(high, 31) + part.high)
    low = (scramble(Math.imul(low, 37) ^ part.low) + high) | 0
  }
  values.length = base
  return { high, low: scramble(low) }
}

/** Values of the objects that are being hashed, outer ones first. */
const values: unknown[] = []

const words = new Map<unknown, Pair>([true, false, null].map((word) => [word, hashText(String(word), 4)]))

const ofWord = (value: unknown): Pair => words.get(value) ?? hashText(String(value), 4)

const of = (value: unknown): Pair => {
  parts++
  if (typeof value === "string") return hashText(value, 3)
  if (typeof value === "number") return hashText(String(value), 4)
  if (typeof value !== "object" || value === null) return ofWord(value)
  if (Array.isArray(value) && value.length < much) return ofList(value)
  const before = known.get(value)
  if (before) return before
  const sofar = parts
  const hash = Array.isArray(value) ? ofList(value) : ofFields(value as Record<string, unknown>)
  if (parts - sofar >= much) known.set(value, hash)
  return hash
}

const word = (half: number): string => (half >>> 0).toString(16).padStart(8, "0")

const hex = ({ high, low }: Pair): string => word(high) + word(low)

/** 16 hex digits of any JSON value; equal for equal values whatever the order of keys. Values must not be mutated. */
export const digestOf = (value: unknown): string => hex(of(value))

/** The digest of a whole world: its units, timers and calls, number and time. */
export const digestWorld = (world: World): string => digestOf(world)

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
