import { Arbitrary, Effect, Schema } from "effect"
import * as fc from "fast-check"
import { CartPlace, StoredCart } from "../domain/cart/model.ts"
import { Attempt, keptSchemas } from "../domain/device/model.ts"
import { OrderTokens } from "./orderTokens.ts"
import type { DeviceEntry } from "../domain/device/entries.ts"
import { writeEntry } from "../domain/device/entries.ts"

/** The entries with a schema; the session's two entries are a flag and a number. */
export type ShapedEntry = Exclude<DeviceEntry, "loggedIn" | "sessionExpiry">

/** The schema of each entry. */
export const schemas: Record<ShapedEntry, Schema.Codec<unknown, unknown>> = {
  cart: StoredCart,
  place: CartPlace,
  attempt: Attempt,
  orderTokens: OrderTokens,
  ...keptSchemas,
}

export const entries = Object.keys(schemas) as readonly ShapedEntry[]

/** A value of an entry, and the text that the device stores for it. */
export interface Sound {
  readonly value: unknown
  readonly text: string
}

const soundOf = (entry: ShapedEntry): readonly Sound[] =>
  Effect.runSync(Arbitrary.sampleEffect(Arbitrary.schema(schemas[entry]), { count: 40, size: 6, seed: 7 })).map(
    (value) => ({
      value,
      text: (entry === "cart" ? JSON.stringify(value) : writeEntry(entry, value)) ?? "",
    }),
  )

/** Valid texts of each entry, generated from its schema, so additions to a schema are covered. */
export const sound = Object.fromEntries(entries.map((entry) => [entry, soundOf(entry)])) as Record<
  ShapedEntry,
  readonly Sound[]
>

/** A way to corrupt a text. */
export interface Damage {
  readonly name: string
  readonly corrupt: (text: string) => string | null
}

const at = (text: string, where: number): number => Math.floor(where * text.length)
const where = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

const flips = fc
  .array(fc.tuple(where, fc.integer({ min: 0, max: 15 })), { minLength: 1, maxLength: 8 })
  .map((bits): Damage => ({
    name: "bit flips",
    corrupt: (text) => {
      const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
      for (const [place, bit] of bits) units[at(text, place)] = (units[at(text, place)] ?? 0) ^ (1 << bit)
      return units.map((unit) => String.fromCharCode(unit)).join("")
    },
  }))

const cut = fc
  .tuple(where, where)
  .map(([from, to]): Damage => ({ name: "cut", corrupt: (text) => text.slice(at(text, from), at(text, to)) }))

const doubled = where.map((place): Damage => ({
  name: "doubled",
  corrupt: (text) => text.slice(0, at(text, place)) + text,
}))

const versions = fc.constantFrom("0", "2", '"0.1.8"', '"1"', "null", "[1]", "1e999").map((version): Damage => ({
  name: "old version",
  corrupt: (text) => text.replace(/"version":("[^"]*"|\d+)/, `"version":${version}`),
}))

const hostileValue = fc.oneof(
  fc.constantFrom("null", "-1", "1e308", "1e999", "0.1", "NaN", '"\\ud800"', '""', "[]", "{}", "true", '"__proto__"'),
  fc.integer({ min: 20, max: 60 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
)

const swapped = fc.tuple(fc.nat(), hostileValue).map(([which, value]): Damage => ({
  name: "swapped value",
  corrupt: (text) => {
    const leaves = [...text.matchAll(/:("(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*|true|false|null)/g)]
    const leaf = leaves[which % Math.max(1, leaves.length)]
    if (leaf === undefined) return value
    return `${text.slice(0, leaf.index)}:${value}${text.slice(leaf.index + leaf[0].length)}`
  },
}))

const reaching = fc
  .tuple(fc.nat(), fc.constantFrom("__proto__", "constructor", "prototype", "toString", "\\u005f_proto__"))
  .map(([which, key]): Damage => ({
    name: `key ${key}`,
    corrupt: (text) => {
      const braces = [...text.matchAll(/\{(?!\})/g)]
      const brace = braces[which % Math.max(1, braces.length)]
      if (brace === undefined) return `{"${key}":{"polluted":true}}`
      return `${text.slice(0, brace.index)}{"${key}":{"polluted":true},${text.slice(brace.index + 1)}`
    },
  }))

const junk = fc
  .oneof(fc.string({ unit: "binary" }), fc.json(), fc.constantFrom("", "null", "undefined", "[object Object]"))
  .map((text): Damage => ({ name: "junk", corrupt: () => text }))

const fiveMegabytes = 5_000_000
const huge = fc
  .constantFrom<(text: string) => string>(
    (text) => text + " ".repeat(fiveMegabytes),
    () => "[".repeat(fiveMegabytes),
    () => `{"version":1,"value":[${"0,".repeat(fiveMegabytes / 2)}0]}`,
    () => `"${"å".repeat(fiveMegabytes)}"`,
  )
  .map((corrupt): Damage => ({ name: "5 MB", corrupt }))

const missing = fc.constant<Damage>({ name: "missing", corrupt: () => null })
const none = fc.constant<Damage>({ name: "none", corrupt: (text) => text })

/** Any way to corrupt an entry; the largest are rare because they are slow to generate. */
export const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 300, arbitrary: flips },
  { weight: 100, arbitrary: cut },
  { weight: 60, arbitrary: doubled },
  { weight: 100, arbitrary: versions },
  { weight: 300, arbitrary: swapped },
  { weight: 200, arbitrary: reaching },
  { weight: 100, arbitrary: junk },
  { weight: 60, arbitrary: missing },
  { weight: 200, arbitrary: none },
  { weight: 1, arbitrary: huge },
)
