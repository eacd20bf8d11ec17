import { formatISO } from "date-fns/formatISO"
import type { Day, DayNumber } from "../model.ts"
import { dateOf } from "./dateOf.ts"
import { remember } from "./remember.ts"

/** A day number as `yyyy-MM-dd`, which also sorts as text. */
export const nameDay = remember((day: DayNumber): Day => formatISO(dateOf(day), { representation: "date" }))
