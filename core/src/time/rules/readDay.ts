import type { Day, DayNumber } from "../model.ts"

const dayLength = 86_400_000

/** A day's name `yyyy-MM-dd` as a count of days since 1970-01-01: the way back from `nameDay`. */
export const readDay = (day: Day): DayNumber => Date.parse(`${day}T00:00:00Z`) / dayLength
