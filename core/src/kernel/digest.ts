import type { World } from "./world.ts"

/** Names the algorithm in a log's header; a new algorithm gets a new name. */
export const digestName = "skorpe-1"

type Pair = readonly [number, number]

const scramble = (hash: number): number => {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const ofText = (text: string, kind: number): Pair => {
  let high = 0x9e3779b9 ^ kind
  let low = 0x7f4a7c15 ^ text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low + unit, 0x2c1b3c6d) ^ (low >>> 15)
  }
  return [scramble(high ^ low), scramble(low + Math.imul(high, 5))]
}

const known = new WeakMap<object, Pair>()

const mix = (kind: number, parts: readonly Pair[]): Pair => {
  let high = kind
  let low = parts.length + 1
  for (const [first, second] of parts) {
    high = scramble(Math.imul(high, 31) + first)
    low = scramble(Math.imul(low, 37) ^ second) + high
  }
  return [high >>> 0, scramble(low)]
}

const of = (value: unknown): Pair => {
  if (typeof value === "object" && value !== null) {
    const before = known.get(value)
    if (before) return before
    const pair = Array.isArray(value) ? mix(1, value.map(of)) : mix(2, ofFields(value as Record<string, unknown>))
    known.set(value, pair)
    return pair
  }
  if (typeof value === "string") return ofText(value, 3)
  return ofText(String(value), 4)
}

// A field that is undefined does not survive JSON, so it must not count.
const ofFields = (value: Record<string, unknown>): Pair[] =>
  Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted()
    .flatMap((key) => [ofText(key, 5), of(value[key])])

const hex = ([high, low]: Pair): string => high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0")

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
