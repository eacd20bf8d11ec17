import { Result, Schema } from "effect"
import { digestName } from "../kernel/digest.ts"
import { shop } from "../shop/shop.ts"
import { formatName, formatVersion, Header, kitchenFormatName, Line } from "./format.ts"
import { limits } from "./limits.ts"
import { type Before, faultOfCheckpoint, faultOfPlace, short } from "./logFaults.ts"
import type { Grade, ReadLog, ShopLog, ShopRecord, StrangeType, Unreadable } from "./model.ts"
import { type Allowance, linesOf, Malformed, parseLine } from "./parseLine.ts"
import { readEvent } from "./readEvent.ts"
import { type EventHistory, shopHistory } from "./upcasts.ts"
import { makeUpcastCount } from "./upcastCount.ts"

const strict = { onExcessProperty: "error" } as const
const decodeHeader = Schema.decodeUnknownResult(Header)
const decodeLine = Schema.decodeUnknownResult(Line)

/** Why a header is invalid: its format is newer, or it is not a log's header at all. */
const headerFault = (value: unknown, problem: string): string => {
  if (typeof value === "object" && value !== null && "format" in value && value.format === kitchenFormatName)
    return "it is a kitchen's log; only replay, log show and log grade read those"
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== formatName) {
    return `no ${formatName}: the first line must be its header`
  }
  if ("version" in value && value.version !== formatVersion) {
    return `format version ${short(JSON.stringify(value.version))}; this program reads version ${formatVersion}`
  }
  return `the header is invalid: ${short(problem)}`
}

const readHeader = (line: string, allowance: Allowance): Header => {
  const value = parseLine(line, allowance)
  const read = decodeHeader(value, strict)
  if (Result.isFailure(read)) throw new Malformed(headerFault(value, read.failure.message))
  const { digest, checkpoint } = read.success
  if (digest !== digestName) throw new Malformed(`hashed with ${short(digest)}; this program uses ${digestName}`)
  const odd = faultOfCheckpoint(shop, checkpoint as ShopLog["checkpoint"])
  if (odd !== undefined) throw new Malformed(odd)
  return read.success
}

/**
 * Reads a log file as untrusted text: nothing in it is executed, and its size, depth and shape are bounded. Older
 * events are upcast; from the first upcast record on, recorded hashes are dropped.
 */
export const readLog = (text: string, history: EventHistory = shopHistory): ReadLog => {
  let line = 0
  let before: Before = { n: -1, t: 0 }
  const unreadable = (why: string, types: readonly StrangeType[] = [], at = line): Unreadable => ({
    _tag: "Unreadable",
    line: Math.max(1, at),
    record: at > 1 ? before.n + 1 : null,
    why,
    types,
  })
  if (text.length > limits.characters) return unreadable(`longer than ${limits.characters} characters`)
  const allowance: Allowance = { values: limits.values }
  const records: ShopRecord[] = []
  const strange = new Map<string, StrangeType>()
  let firstStrange: Unreadable | undefined
  const count = makeUpcastCount()
  let header: Header | undefined
  try {
    for (const source of linesOf(text)) {
      line++
      if (line > limits.lines) return unreadable(`more than ${limits.lines} lines`)
      if (!header) {
        header = readHeader(source, allowance)
        before = header.checkpoint ?? before
        continue
      }
      const value = parseLine(source, allowance)
      const read = readEvent(value, header.events ?? {}, history)
      if (read._tag === "Strange") {
        const { type, version, why } = read
        if (!strange.has(type)) strange.set(type, { type, version, why, line })
        firstStrange ??= unreadable(read.sentence)
      }
      // The remaining lines are only searched for more of them.
      if (firstStrange) continue
      if (read._tag === "Broken") return unreadable(read.why)
      const values = read._tag === "Upcast" ? read.lines : [value]
      for (const one of values) {
        const decoded = decodeLine(one, strict)
        if (Result.isFailure(decoded)) return unreadable(`not a record: ${short(decoded.failure.message)}`)
        const isFirstPart = one === values[0]
        const fault = faultOfPlace(decoded.success, before, isFirstPart ? header : { ...header, numbering: "loose" })
        if (fault !== undefined) return unreadable(fault)
        before = decoded.success
        records.push(count.comparable(decoded.success, read, isFirstPart))
      }
    }
  } catch (cause) {
    if (!(cause instanceof Malformed)) throw cause
    return firstStrange ? { ...firstStrange, types: [...strange.values()] } : unreadable(cause.message)
  }
  if (firstStrange) return { ...firstStrange, types: [...strange.values()] }
  if (!header) return unreadable(`no ${formatName}: it is empty`)
  if (records.length === 0) return unreadable("there is no record")
  const grade: Grade = count.grade(records.length)
  const { market, build } = header
  return {
    _tag: "Read",
    grade,
    market,
    build,
    log: { checkpoint: header.checkpoint as ShopLog["checkpoint"], records },
  }
}
