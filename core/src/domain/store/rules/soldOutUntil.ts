import { millisecondsInHour } from "date-fns/constants"
import type { Millis } from "../../time/model.ts"
import { nextMorning } from "./dayBegan.ts"

/** How long a kitchen marks something as sold out; `today` is until the next morning. */
export type SoldOutSpan = "hour" | "threeHours" | "today"

/** Until when something is sold out. */
export const soldOutUntil = (timeZone: string, span: SoldOutSpan, now: Millis): Millis => {
  switch (span) {
    case "hour":
      return now + millisecondsInHour
    case "threeHours":
      return now + 3 * millisecondsInHour
    case "today":
      return nextMorning(timeZone, now)
  }
}
