import { limits } from "./limits.ts"

/** The fault of a line; its message is the end of a sentence. */
export class Malformed extends Error {}

/** The values that a log may still hold; shared by all its lines. */
export interface Allowance {
  values: number
}

const quote = 34
const backslash = 92

/** Scans the text without building anything, so that a JSON bomb does no harm. */
const weigh = (text: string, allowance: Allowance): void => {
  let depth = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (quoted) {
      if (code === backslash) index++
      else if (code === quote) quoted = false
      continue
    }
    switch (code) {
      case quote:
        quoted = true
        break
      case 91: // [
      case 123: // {
        depth++
        allowance.values--
        if (depth > limits.depth) throw new Malformed(`nested deeper than ${limits.depth} levels`)
        break
      case 93: // ]
      case 125: // }
        depth--
        break
      case 44: // ,
        allowance.values--
        break
    }
  }
  if (allowance.values < 0) throw new Malformed(`the log holds more than ${limits.values} values`)
}

/** `JSON.parse` makes `__proto__` an own field; a copy that assigns fields would change its prototype. */
const hasProto = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (Object.hasOwn(value, "__proto__") || Object.values(value).some(hasProto))

/**
 * Parses an untrusted line of JSON; throws `Malformed` when it is too long, too deep, too large, poisoned or not JSON.
 */
export const parseLine = (text: string, allowance: Allowance): unknown => {
  if (text.length > limits.line) throw new Malformed(`the line is longer than ${limits.line} characters`)
  weigh(text, allowance)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Malformed("not JSON")
  }
  // The key may be written with escapes.
  const isSuspect = text.includes("__proto__") || text.includes("\\u00")
  if (isSuspect && hasProto(value)) throw new Malformed('a key is named "__proto__"')
  return value
}

/** Yields the lines of a text lazily: an array of a hundred million empty lines would be a bomb too. */
export function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start)
    yield text.slice(start, end < 0 ? text.length : end)
    if (end < 0) return
    start = end + 1
  }
}
