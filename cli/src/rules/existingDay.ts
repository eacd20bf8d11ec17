import { Day } from "@skorpe/core/time"
import { Schema } from "effect"

/** A day that the calendar has: `2026-02-30` is refused. */
export const ExistingDay = Day.check(
  Schema.makeFilter<string>((day) => {
    const midnight = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day) ? true : "a day that exists"
  }),
)
