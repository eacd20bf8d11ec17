import { differenceInYears } from "date-fns/differenceInYears"
import type { Day } from "../../time/model.ts"
import { dateOf } from "../../time/rules/dateOf.ts"
import { readDay } from "../../time/rules/readDay.ts"
import { minimumAge } from "./minimumAge.ts"

/** True when a person born on one day may buy beer on another; birthdays on 29 February count from 1 March. */
export const isOfAge = (birthdate: Day, day: Day): boolean =>
  differenceInYears(dateOf(readDay(day) ?? Number.NaN), dateOf(readDay(birthdate) ?? Number.NaN)) >= minimumAge
