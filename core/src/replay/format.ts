import { Schema } from "effect"
import type { Json, Tagged } from "../kernel/json.ts"
import { OuterEvent } from "../messages/events.ts"
import { limits } from "./limits.ts"
import { personal } from "../domain/text/personal.ts"

/** The first line of a log file. */
export const formatName = "skorpe-log"
export const formatVersion = 1

/** The format of a kitchen's log, which has a reader of its own. */
export const kitchenFormatName = "skorpe-kitchen-log"

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1e9 }))
const Version = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))
const Time = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8.64e15 }))

const isFinite = (value: unknown): boolean => {
  if (typeof value === "number") return Number.isFinite(value)
  return typeof value !== "object" || value === null || Object.values(value).every(isFinite)
}

/** A value of a parsed line. Only its numbers can be invalid JSON; `Schema.Json` would take seconds for a large log. */
const Parsed = Schema.declare<Json>((value): value is Json => isFinite(value), { expected: "JSON value" })

/** The initial data of a session; see `ShopStart`. */
export const Start = Schema.Struct({
  market: Schema.Literals(["no", "se"]),
  build: Schema.String,
  seed: personal(Schema.String),
  path: Schema.String,
  origin: Schema.Literals(["web", "webQr", "app", "appQr"]),
})

/** What a call asks for: anything with a name. */
const Command = Schema.declare<Tagged>(
  (value): value is Tagged =>
    isFinite(value) && typeof value === "object" && value !== null && "type" in value && typeof value.type === "string",
  { expected: "JSON object with a type" },
)

const Owned = { key: Schema.String, unit: Schema.String, id: Schema.String }

const running = <Item extends Schema.Top>(item: Item) =>
  Schema.Record(Schema.String, item).check(Schema.isMaxProperties(limits.running))

/** A whole world as written; its units' states are verified by replaying, not by shape. */
export const Checkpoint = Schema.Struct({
  n: Count,
  t: Time,
  units: Schema.Record(Schema.String, Parsed),
  timers: running(Schema.Struct({ ...Owned, event: Parsed, due: Time })),
  calls: running(Schema.Struct({ ...Owned, command: Command })),
})

/** Build, market and digest of the log, and the world before its first record. */
export const Header = Schema.Struct({
  format: Schema.Literal(formatName),
  version: Schema.Literal(formatVersion),
  digest: Schema.String,
  market: Schema.Literals(["no", "se"]),
  build: Schema.String,
  /** The versions of the log's event types; an omitted type is at 1. */
  events: Schema.optionalKey(Schema.Record(Schema.String, Version)),
  /** `loose`: record numbers may be missing or repeated, because records were dropped or split after recording. */
  numbering: Schema.optionalKey(Schema.Literal("loose")),
  checkpoint: Schema.NullOr(Checkpoint),
})
export type Header = typeof Header.Type

const Digest = Schema.String.check(Schema.isPattern(/^[0-9a-f]{16}$/))

const Exit = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Done"), value: Parsed }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), error: Parsed }),
])

/** A line of a world's log: an input with that world's start and events, its time, and the digest afterwards. */
export const lineOf = <Begin extends Schema.Top, Event extends Schema.Top>(start: Begin, event: Event) =>
  Schema.Struct({
    n: Count,
    t: Time,
    input: Schema.Union([
      Schema.Struct({ type: Schema.Literal("Started"), start }),
      Schema.Struct({ type: Schema.Literal("Happened"), event }),
      Schema.Struct({ type: Schema.Literal("TimerFired"), key: Schema.String }),
      Schema.Struct({ type: Schema.Literal("CallNews"), key: Schema.String, news: Parsed }),
      Schema.Struct({ type: Schema.Literal("CallEnded"), key: Schema.String, exit: Exit }),
    ]),
    hash: Schema.optionalKey(Digest),
    changed: Schema.optionalKey(Schema.Record(Schema.String, Digest)),
    crash: Schema.optionalKey(Schema.String),
  })

/** A line of the shop's log. */
export const Line = lineOf(Start, OuterEvent)
export type Line = typeof Line.Type
