import type { Chance } from "../harness/chance.ts"
import { isFields, type Json } from "./json.ts"

const deep = (levels: number): Json => Array.from({ length: levels }).reduce<Json>((inner) => ({ a: [inner] }), 1)

/** Texts known to break programs. */
export const nastyTexts: readonly [string, ...string[]] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfff",
  "\u202e\u200b",
  "'; DROP TABLE orders; --",
  "' OR 1=1 --",
  "$1",
  "%s%n%x",
  "${7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "\r\nset-cookie: a=b",
  "__proto__",
  "constructor",
  "NaN",
  "null",
  "-1",
  "1e308",
  "9223372036854775808",
  "2026-02-30T25:61:61Z",
  "0000-00-00T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "x".repeat(5_000),
  "🍕".repeat(2_000),
  "\u0301".repeat(1_000),
]

const nastyValues: readonly [Json, ...Json[]] = [
  ...nastyTexts,
  null,
  true,
  false,
  0,
  -1,
  0.1,
  -0.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53 + 2,
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 3_000 }, () => 0),
  deep(5),
  deep(400),
]

const extraKeys = ["__proto__", "constructor", "toString", "hasOwnProperty", "", "extra", "id", "0"] as const

const corruptHere = (value: Json, chance: Chance): Json => {
  const nasty = chance.pick(nastyValues)
  switch (chance.below(isFields(value) ? 5 : Array.isArray(value) ? 4 : 3)) {
    case 0:
    case 1:
      return nasty
    case 2:
      return chance.happens(0.5) ? [value] : { value }
    case 3:
      if (Array.isArray(value)) return Array.from({ length: chance.pick([2, 30, 400]) }, () => value[0] ?? nasty)
      return without(value as { readonly [key: string]: Json }, chance)
    default:
      // A spread would treat "__proto__" as the prototype.
      return Object.fromEntries([...Object.entries(value as object), [chance.pick(extraKeys), nasty]])
  }
}

const without = (value: { readonly [key: string]: Json }, chance: Chance): Json => {
  const keys = Object.keys(value)
  const gone = keys[chance.below(keys.length)]
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone))
}

/** Corrupts a value at one place, near the top or deep inside. */
export const corrupt = (value: Json, chance: Chance): Json => {
  if (chance.happens(0.25)) return corruptHere(value, chance)
  if (Array.isArray(value) && value.length > 0) {
    const at = chance.below(value.length)
    return value.map((one: Json, index) => (index === at ? corrupt(one, chance) : one))
  }
  if (isFields(value)) {
    const keys = Object.keys(value)
    const at = keys[chance.below(keys.length)]
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === at ? corrupt(one, chance) : one]))
  }
  return corruptHere(value, chance)
}

const rawBodies: readonly [string, ...string[]] = [
  "",
  " ",
  "{",
  "}",
  "[",
  "nul",
  "\u0000",
  "\ufeff{}",
  "{}{}",
  '{"a":1,}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":1e400}',
  '{"a":-0}',
  '{"a":"\\ud800"}',
  '{"__proto__":{"admin":true}}',
  "undefined",
  "<xml/>",
  "a=1&b=2",
  "[".repeat(20_000),
  '{"a":'.repeat(20_000),
  `{"a":${"9".repeat(10_000)}}`,
  `"${"\\u0000".repeat(1_000)}"`,
]

/** Bytes that are not valid JSON for us. */
export const junkBytes = (chance: Chance): Buffer =>
  chance.happens(0.6)
    ? Buffer.from(chance.pick(rawBodies))
    : Buffer.from(Array.from({ length: chance.below(400) }, () => chance.below(256)))
