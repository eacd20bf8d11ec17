import { Schema, SchemaTransformation } from "effect"

/** A moment in milliseconds since 1970 UTC. The core never asks what time it is: a record brings it. */
export const Millis = Schema.Int
export type Millis = number

const isInCalendar = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

const isoWithOffset = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/),
  Schema.makeFilter<string>((text) =>
    Number.isNaN(Date.parse(text)) || !isInCalendar(text.slice(0, 10)) ? "a moment that exists" : true,
  ),
)

/** The wire's time: ISO 8601 with an offset outside, milliseconds inside. */
export const Instant = isoWithOffset.pipe(
  Schema.decodeTo(
    Millis,
    SchemaTransformation.transform({
      decode: (text: string) => Date.parse(text),
      encode: (millis: number) => new Date(millis).toISOString(),
    }),
  ),
)

/** A moment as somewhere's clocks show it, kept as it is written: ISO 8601 with its offset. */
export const LocalInstant = isoWithOffset
export type LocalInstant = typeof LocalInstant.Type

/** A wall-clock time `HH:mm`. */
export const WallTime = Schema.String.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/))
export type WallTime = typeof WallTime.Type

/** A calendar day `yyyy-MM-dd` in the market's time zone. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/))
export type Day = typeof Day.Type

/** A day that the calendar has: `2026-02-30` is refused. */
export const ExistingDay = Day.check(
  Schema.makeFilter<string>((day) => (isInCalendar(day) ? true : "a day that exists")),
)

/** A calendar day counted from 1970-01-01, in the zone that the reader has in mind: easy to step and compare. */
export type DayNumber = number
