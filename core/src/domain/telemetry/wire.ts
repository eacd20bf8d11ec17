import { Schema } from "effect"
import { Instant } from "../time/model.ts"

/** An identifier: without spaces, so it cannot be free text. */
const Name = Schema.String.check(Schema.isPattern(/^[A-Za-z$_][\w$]{0,63}$/))

const Version = Schema.String.check(Schema.isPattern(/^\d{1,4}(\.\d{1,4}){0,3}(-[a-z0-9.]{1,20})?$/))

const Status = Schema.Int.check(Schema.isBetween({ minimum: 100, maximum: 599 }))
const Code = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99_999 }))

const Amount = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))
const Pieces = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000 }))

const at = Instant

/**
 * A telemetry event of names, codes and numbers only; anything that a person could have written is refused (SPEC §7.5).
 */
export const TelemetryEvent = Schema.TaggedUnion({
  Login: { at, how: Schema.Literals(["code", "email", "passkey"]) },
  Logout: { at, cause: Name },
  /** The server refused a call: its HTTP status and the codes of SPEC §8.3. */
  Refused: { at, call: Name, status: Status, codes: Schema.Array(Code).check(Schema.isMaxLength(20)) },
  /** A call got no answer. */
  Unreachable: { at, call: Name },
  /** An answer that does not match the contract. */
  Unreadable: { at, call: Name },
  /** A script threw: the name of the error, never its text; "Script error" is accepted and dropped (SPEC §8.5). */
  Exception: { at, name: Schema.Union([Name, Schema.Literals(["Script error", "Script error."])]) },
  /**
   * An analytics event of a customer who consented to statistics: `of` says which screen, shelf, way or reason; `value`
   * is in minor units.
   */
  Counted: {
    at,
    name: Name,
    of: Schema.optionalKey(Name),
    value: Schema.optionalKey(Amount),
    pieces: Schema.optionalKey(Pieces),
  },
})
export type TelemetryEvent = typeof TelemetryEvent.Type

/** Maximum number of events per batch. */
export const mostTelemetryEvents = 100

/** The body of `POST /telemetry`. */
export const TelemetryBatch = Schema.Struct({
  /** The reporting client: the web shop, or the name of a native platform. */
  origin: Name,
  /** The client's version. */
  version: Version,
  events: Schema.Array(TelemetryEvent).check(Schema.isMaxLength(mostTelemetryEvents)),
})
export type TelemetryBatch = typeof TelemetryBatch.Type

/** Upper bound in days on how long telemetry is stored and summed up. */
export const telemetryDays = 30

/** The count of one kind of event on one day; `value` in minor units. */
export const TelemetrySum = Schema.Struct({
  /** Day in the market's time zone, as `2026-11-21`. */
  day: Schema.String,
  kind: Schema.String,
  /** What happened: the event, call, error, way in or cause. */
  name: Schema.String,
  /** The screen, shelf or reason; for a refused call the status and codes. Empty if there is nothing to distinguish. */
  of: Schema.String,
  events: Schema.Int,
  pieces: Schema.Int,
  value: Schema.Int,
})
export type TelemetrySum = typeof TelemetrySum.Type
