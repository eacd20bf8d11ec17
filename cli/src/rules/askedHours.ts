import { CustomSchedule, OpeningHoursEntry } from "@skorpe/core/domain/store"
import { Schema } from "effect"

/** A store's hours as the input of `skorpe rule`. */
export const askedHours = {
  hours: Schema.Array(OpeningHoursEntry),
  schedule: Schema.optional(Schema.NullOr(CustomSchedule)),
} as const

interface AskedHours {
  readonly hours: readonly OpeningHoursEntry[]
  readonly schedule?: CustomSchedule | null | undefined
}

/** The same hours as the rules take them. */
export const hoursOf = ({ hours, schedule }: AskedHours) => ({ openingHours: hours, schedule: schedule ?? undefined })
