import { Result, Schema } from "effect"
import { digestName } from "../kernel/digest.ts"
import { formatName, formatVersion, Header, Line } from "./format.ts"
import type { ReadLog, ShopRecord } from "./model.ts"

/** Larger than any session, smaller than what hurts: characters, lines, levels of nesting. */
export const limits = { characters: 100_000_000, line: 8_000_000, lines: 500_000, depth: 60 } as const

const strict = { onExcessProperty: "error" } as const
const decodeHeader = Schema.decodeUnknownResult(Header)
const decodeLine = Schema.decodeUnknownResult(Line)

class Malformed extends Error {}

const tooDeep = (text: string): boolean => {
  let depth = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (quoted) {
      if (character === "\\") index++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === "{" || character === "[") {
      depth++
      if (depth > limits.depth) return true
    } else if (character === "}" || character === "]") depth--
  }
  return false
}

const parse = (text: string): unknown => {
  if (text.length > limits.line) throw new Malformed(`the line is longer than ${limits.line} characters`)
  if (tooDeep(text)) throw new Malformed(`nested deeper than ${limits.depth} levels`)
  return JSON.parse(text, (key, value: unknown) => {
    if (key === "__proto__") throw new Malformed('a key named "__proto__"')
    return value
  })
}

const words = (cause: unknown): string => (cause instanceof Malformed ? cause.message : "not JSON").slice(0, 500)

/** Whether the header is of a newer format, an unknown digest, or none at all. */
const headerFault = (value: unknown): string => {
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== formatName) {
    return `no ${formatName}: the first line must be its header`
  }
  if ("version" in value && value.version !== formatVersion) {
    return `written in version ${JSON.stringify(value.version)} of the format; this program reads version ${formatVersion}`
  }
  return "the header is not of this format"
}

const eventType = (value: unknown): string | undefined => {
  const event = (value as { input?: { event?: { type?: unknown } } } | null)?.input?.event?.type
  return typeof event === "string" ? event.slice(0, 60) : undefined
}

/** Reads a log file as strangers' text: nothing of it is run, and its size, depth and shape are bounded. */
export const readLog = (text: string): ReadLog => {
  const unreadable = (line: number, why: string): ReadLog => ({ _tag: "Unreadable", line, why })
  if (text.length > limits.characters) return unreadable(1, `longer than ${limits.characters} characters`)
  const lines = text.split("\n")
  if (lines.at(-1) === "") lines.pop()
  if (lines.length > limits.lines) return unreadable(1, `more than ${limits.lines} lines`)
  let number = 0
  try {
    number = 1
    const first = parse(lines[0] ?? "")
    const header = decodeHeader(first, strict)
    if (Result.isFailure(header)) return unreadable(1, headerFault(first))
    if (header.success.digest !== digestName)
      return unreadable(1, `hashed by ${header.success.digest}, not ${digestName}`)
    const { market, build, checkpoint } = header.success
    const records: ShopRecord[] = []
    let before = { n: checkpoint?.n ?? -1, t: checkpoint?.t ?? 0 }
    for (const line of lines.slice(1)) {
      number++
      const value = parse(line)
      const decoded = decodeLine(value, strict)
      if (Result.isFailure(decoded)) {
        const type = eventType(value)
        return unreadable(number, type === undefined ? "not a record" : `not an event that this program knows: ${type}`)
      }
      const record = decoded.success
      if (record.n !== before.n + 1) return unreadable(number, `record ${record.n} follows record ${before.n}`)
      if (record.t < before.t) return unreadable(number, `the time of record ${record.n} goes back`)
      before = record
      records.push(record)
    }
    if (records.length === 0) return unreadable(number, "there is no record")
    return { _tag: "Read", market, build, log: { checkpoint: checkpoint as never, records } }
  } catch (cause) {
    return unreadable(number, words(cause))
  }
}
