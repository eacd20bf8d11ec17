import { Day, Instant } from "@skorpe/core/domain/time"
import { offerTimes, steadyDelay, writeLocal } from "@skorpe/core/domain/timing"
import { Schema } from "effect"
import { minutesInDay } from "date-fns/constants"
import { answering } from "./answering.ts"
import { askedHours, hoursOf } from "./askedHours.ts"

/** The longest accepted delay in minutes: a week. */
const longestDelay = 7 * minutesInDay

const Asked = Schema.Struct({
  ...askedHours,
  now: Instant,
  delay: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: longestDelay })),
  exclude: Schema.optional(Schema.Array(Schema.Literals(["now", "preorder"]))),
})
const Answer = Schema.Struct({
  now: Schema.Boolean,
  today: Schema.Array(Schema.String),
  tomorrow: Schema.Array(Schema.String),
  dates: Schema.Array(Day),
})

/** The times on offer: now, later today, tomorrow, and later days (SPEC §4.5, DECISIONS §5). */
export const slotsRule = answering(Asked, Answer, (asked, { timeZone }) => {
  const excluded = new Set(asked.exclude)
  const offered = offerTimes(timeZone, hoursOf(asked), asked.now, steadyDelay(asked.delay), {
    now: excluded.has("now"),
    preorder: excluded.has("preorder"),
  })
  const local = (slots: readonly number[]) => slots.map((at) => writeLocal(timeZone, at))
  return { ...offered, today: local(offered.today), tomorrow: local(offered.tomorrow) }
})
