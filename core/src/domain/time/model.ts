import { isValid } from "date-fns/isValid"
import { parseISO } from "date-fns/parseISO"
import { Schema, SchemaTransformation } from "effect"

/** A time in milliseconds since 1970 UTC. The core has no clock: it gets the time from records. */
export const Millis = Schema.Int
export type Millis = number

const isInCalendar = (day: string): boolean => isValid(parseISO(day))

const isoWithOffset = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/),
  Schema.makeFilter<string>((text) =>
    Number.isNaN(Date.parse(text)) || !isInCalendar(text.slice(0, 10)) ? "a moment that exists" : true,
  ),
)

/** A time on the wire: ISO 8601 with offset, decoded to milliseconds. */
export const Instant = isoWithOffset.pipe(
  Schema.decodeTo(
    Millis,
    SchemaTransformation.transform({
      decode: (text: string) => Date.parse(text),
      encode: (millis: number) => new Date(millis).toISOString(),
    }),
  ),
)

/** A local time with offset in ISO 8601, kept as a string. */
export const LocalInstant = isoWithOffset
export type LocalInstant = typeof LocalInstant.Type

/** A wall-clock time `HH:mm`. */
export const WallTime = Schema.String.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/))
export type WallTime = typeof WallTime.Type

/** A calendar day `yyyy-MM-dd` in the market's time zone. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/))
export type Day = typeof Day.Type

/** A valid calendar day: `2026-02-30` is refused. */
export const ExistingDay = Day.check(
  Schema.makeFilter<string>((day) => (isInCalendar(day) ? true : "a day that exists")),
)

/** A calendar day as the number of days since 1970-01-01, in the caller's time zone. */
export type DayNumber = number
