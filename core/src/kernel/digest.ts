import { fieldNames } from "./digest/fieldNames.ts"
import { hashText, type Pair, scramble } from "./digest/hashText.ts"
import type { World } from "./world.ts"

/** Names the algorithm in a log's header; a new algorithm gets a new name. */
export const digestName = "skorpe-1"

const known = new WeakMap<object, Pair>()

const ofList = (values: readonly unknown[]): Pair => {
  let high = 1
  let low = values.length + 1
  for (const value of values) {
    const part = of(value)
    high = scramble(Math.imul(high, 31) + part.high)
    low = scramble(Math.imul(low, 37) ^ part.low) + high
  }
  return { high: high >>> 0, low: scramble(low) }
}

// A field that is undefined does not survive JSON, so it does not count.
const ofFields = (value: Record<string, unknown>): Pair => {
  const names = fieldNames(value)
  let high = 2
  let low = names.length * 2 + 1
  for (const { name, hash } of names) {
    high = scramble(Math.imul(high, 31) + hash.high)
    low = scramble(Math.imul(low, 37) ^ hash.low) + high
    const part = of(value[name])
    high = scramble(Math.imul(high, 31) + part.high)
    low = scramble(Math.imul(low, 37) ^ part.low) + high
  }
  return { high: high >>> 0, low: scramble(low) }
}

const of = (value: unknown): Pair => {
  if (typeof value === "object" && value !== null) {
    const before = known.get(value)
    if (before) return before
    const hash = Array.isArray(value) ? ofList(value) : ofFields(value as Record<string, unknown>)
    known.set(value, hash)
    return hash
  }
  return typeof value === "string" ? hashText(value, 3) : hashText(String(value), 4)
}

const hex = ({ high, low }: Pair): string => high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0")

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
