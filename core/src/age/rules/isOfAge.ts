import type { Day } from "../../time/model.ts"
import { minimumAge } from "./minimumAge.ts"

/** Whether who was born on a day is old enough for beer on another; whoever was born on 29 February, from 1 March on. */
export const isOfAge = (birthdate: Day, day: Day): boolean => {
  const year = Number(birthdate.slice(0, 4)) + minimumAge
  return `${String(year).padStart(4, "0")}${birthdate.slice(4)}` <= day
}
