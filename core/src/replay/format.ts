import { Schema } from "effect"
import { OuterEvent } from "../shop/events.ts"

/** The first line of a log file. */
export const formatName = "skorpe-log"
export const formatVersion = 1

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1e9 }))
const Time = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8.64e15 }))

/** What a session begins with; see `ShopStart`. */
export const Start = Schema.Struct({
  market: Schema.Literals(["no", "se"]),
  build: Schema.String,
  seed: Schema.String,
  path: Schema.String,
  origin: Schema.Literals(["web", "webQr", "app", "appQr"]),
})

const Owned = { unit: Schema.String, id: Schema.String }

/** A whole world as it was put down; what its units hold is checked by replaying, not by shape. */
export const Checkpoint = Schema.Struct({
  n: Count,
  t: Time,
  units: Schema.Record(Schema.String, Schema.Json),
  timers: Schema.Record(Schema.String, Schema.Struct({ ...Owned, event: Schema.Json, due: Time })),
  calls: Schema.Record(Schema.String, Schema.Struct({ ...Owned, command: Schema.Json })),
})

/** Who wrote the log, in which market, with which digest, and the world before its first record. */
export const Header = Schema.Struct({
  format: Schema.Literal(formatName),
  version: Schema.Literal(formatVersion),
  digest: Schema.String,
  market: Schema.Literals(["no", "se"]),
  build: Schema.String,
  checkpoint: Schema.NullOr(Checkpoint),
})
export type Header = typeof Header.Type

const Exit = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Done"), value: Schema.Json }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), error: Schema.Json }),
])

const Input = Schema.Union([
  Schema.Struct({ type: Schema.Literal("Started"), start: Start }),
  Schema.Struct({ type: Schema.Literal("Happened"), event: OuterEvent }),
  Schema.Struct({ type: Schema.Literal("TimerFired"), key: Schema.String }),
  Schema.Struct({ type: Schema.Literal("CallNews"), key: Schema.String, news: Schema.Json }),
  Schema.Struct({ type: Schema.Literal("CallEnded"), key: Schema.String, exit: Exit }),
])

/** A line of the log: what came in, when, and what the world looked like afterwards. */
export const Line = Schema.Struct({
  n: Count,
  t: Time,
  input: Input,
  hash: Schema.optionalKey(Schema.String),
  changed: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  crash: Schema.optionalKey(Schema.String),
})
export type Line = typeof Line.Type
