import { differenceInYears } from "date-fns/differenceInYears"
import type { Day } from "../../time/model.ts"
import { dateOf } from "../../time/rules/dateOf.ts"
import { readDay } from "../../time/rules/readDay.ts"

/** The age in years, on one day, of a person born on another; birthdays on 29 February count from 1 March. */
export const ageOn = (birthdate: Day, day: Day): number =>
  differenceInYears(dateOf(readDay(day) ?? Number.NaN), dateOf(readDay(birthdate) ?? Number.NaN))
