import { CustomSchedule, OpeningHoursEntry } from "@skorpe/core/store"
import { Schema } from "effect"

/** A store's hours as `skorpe rule` is given them. */
export const askedHours = {
  hours: Schema.Array(OpeningHoursEntry),
  schedule: Schema.optional(Schema.NullOr(CustomSchedule)),
} as const

interface AskedHours {
  readonly hours: readonly OpeningHoursEntry[]
  readonly schedule?: CustomSchedule | null | undefined
}

/** The same as the rules want them. */
export const hoursOf = ({ hours, schedule }: AskedHours) => ({ openingHours: hours, schedule: schedule ?? undefined })
