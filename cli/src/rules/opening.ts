import { openingAt } from "@skorpe/core/domain/store"
import { Instant } from "@skorpe/core/domain/time"
import { writeLocal } from "@skorpe/core/domain/timing"
import { Schema } from "effect"
import { answering } from "./answering.ts"
import { askedHours, hoursOf } from "./askedHours.ts"

const Asked = Schema.Struct({ ...askedHours, at: Instant })
const Answer = Schema.Struct({ open: Schema.Boolean, changesAt: Schema.NullOr(Schema.String) })

/** Whether a store is open, and the next closing or opening in the market's zone (DECISIONS §5). */
export const openingRule = answering(Asked, Answer, (asked, { timeZone }) => {
  const { openingHours, schedule } = hoursOf(asked)
  const { open, changesAt } = openingAt(openingHours, schedule, timeZone, asked.at)
  return { open, changesAt: changesAt === null ? null : writeLocal(timeZone, changesAt) }
})
