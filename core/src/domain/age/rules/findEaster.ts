import { millisecondsInDay } from "date-fns/constants"
import type { DayNumber } from "../../time/model.ts"

/** Easter Sunday of a year, by the Gregorian computus in its form of 1876 (Butcher); date-fns has none. */
export const findEaster = (year: number): DayNumber => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  // Days after 22 March.
  return Date.UTC(year, 2, 22) / millisecondsInDay + epact + toSunday - 7 * late
}
