import { Result, Schema } from "effect"
import { KitchenOrder } from "../domain/order/kitchenOrder.ts"
import { KitchenReport } from "../domain/order/kitchen.ts"
import { Tracking } from "../domain/order/model.ts"
import { digestName, digestWorld } from "../kernel/digest.ts"
import type { Log } from "../kernel/log.ts"
import type { KitchenCommand, KitchenStart } from "../kitchen/commands.ts"
import { type KitchenEvent, KitchenOuterEvent } from "../kitchen/events.ts"
import { kitchen, type KitchenWorld } from "../kitchen/kitchen.ts"
import { Checkpoint, kitchenFormatName, lineOf } from "./format.ts"
import { limits } from "./limits.ts"
import { type Before, faultOfCheckpoint, faultOfPlace, short } from "./logFaults.ts"
import type { Author, Grade, Unreadable } from "./model.ts"
import type { Exported } from "./exportLog.ts"
import { linesOf, Malformed, parseLine } from "./parseLine.ts"
import { personalIn } from "./personalPlaces.ts"
import { pseudonymise } from "./pseudonymise.ts"
import { rehash } from "./rehash.ts"
import { verify } from "./verify.ts"

export type KitchenLog = Log<KitchenStart, KitchenEvent, KitchenCommand>

const format = kitchenFormatName
const version = 1

/** The parts of a kitchen's log that concern a customer, or that staff typed. */
const isPersonal = personalIn([KitchenOuterEvent, KitchenOrder, KitchenReport, Tracking])

const Header = Schema.Struct({
  format: Schema.Literal(format),
  version: Schema.Literal(version),
  digest: Schema.Literal(digestName),
  market: Schema.Literals(["no", "se"]),
  build: Schema.String,
  checkpoint: Schema.NullOr(Checkpoint),
})

const Line = lineOf(Schema.Struct({ market: Schema.Literals(["no", "se"]), build: Schema.String }), KitchenOuterEvent)

const strict = { onExcessProperty: "error" } as const
const decodeHeader = Schema.decodeUnknownResult(Header)
const decodeLine = Schema.decodeUnknownResult(Line)

/** Makes a kitchen's log fit to leave the tablet: no customer's data, no key, every world rehashed (DECISIONS §17). */
export const exportKitchenLog = (log: KitchenLog, live: KitchenWorld, author: Author): Exported => {
  const verdict = verify(kitchen, log)
  const faithful = verdict._tag === "Same" && verdict.hash === digestWorld(live)
  const { log: safe, hash } = rehash(kitchen, pseudonymise(log, isPersonal))
  const header = { format, version, digest: digestName, ...author, checkpoint: safe.checkpoint }
  const text = [header, ...safe.records].map((line) => `${JSON.stringify(line)}\n`).join("")
  return { text, hash, faithful }
}

/** A kitchen's log read from a file, or why it is invalid. */
export type ReadKitchenLog =
  | ({ readonly _tag: "Read"; readonly grade: Grade; readonly log: KitchenLog } & Author)
  | Unreadable

/** Whether a file's header marks it as a kitchen's log. */
export const isKitchenLog = (text: string): boolean => text.startsWith(`{"format":"${format}"`)

/** Reads a kitchen's log as untrusted text: nothing in it is executed, and its size, depth and shape are bounded. */
export const readKitchenLog = (text: string): ReadKitchenLog => {
  let line = 0
  let before: Before = { n: -1, t: 0 }
  const unreadable = (why: string): Unreadable => ({
    _tag: "Unreadable",
    line: Math.max(1, line),
    record: line > 1 ? before.n + 1 : null,
    why,
    types: [],
  })
  if (text.length > limits.characters) return unreadable(`longer than ${limits.characters} characters`)
  const allowance = { values: limits.values }
  const records: (typeof Line.Type)[] = []
  let header: typeof Header.Type | undefined
  try {
    for (const source of linesOf(text)) {
      line++
      if (line > limits.lines) return unreadable(`more than ${limits.lines} lines`)
      const value = parseLine(source, allowance)
      if (header === undefined) {
        const read = decodeHeader(value, strict)
        if (Result.isFailure(read))
          return unreadable(`no ${format} of version ${version}: ${short(read.failure.message)}`)
        header = read.success
        before = header.checkpoint ?? before
        const odd = faultOfCheckpoint(kitchen, header.checkpoint as KitchenLog["checkpoint"])
        if (odd !== undefined) return unreadable(odd)
        continue
      }
      const read = decodeLine(value, strict)
      if (Result.isFailure(read)) return unreadable(`not a record: ${short(read.failure.message)}`)
      const fault = faultOfPlace(read.success, before, header)
      if (fault !== undefined) return unreadable(fault)
      before = read.success
      records.push(read.success)
    }
  } catch (cause) {
    if (!(cause instanceof Malformed)) throw cause
    return unreadable(cause.message)
  }
  if (header === undefined) return unreadable("it is empty")
  if (records.length === 0) return unreadable("there is no record")
  const { market, build } = header
  return {
    _tag: "Read",
    grade: { _tag: "Same", records: records.length },
    market,
    build,
    log: { checkpoint: header.checkpoint as KitchenLog["checkpoint"], records },
  }
}

/** Replays a kitchen's log and compares every recorded hash; reports the first difference. */
export const verifyKitchenLog = (log: KitchenLog) => verify(kitchen, log)
