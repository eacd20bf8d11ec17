import type { Day, DayNumber } from "../model.ts"

const dayLength = 86_400_000

/** A counted day as `yyyy-MM-dd`, which also sorts as text. */
export const nameDay = (day: DayNumber): Day => new Date(day * dayLength).toISOString().slice(0, 10)
