import type { Day } from "../../time/model.ts"
import { ageOn } from "./ageOn.ts"
import { minimumAge } from "./minimumAge.ts"

/** True when a person born on one day may buy beer on another. */
export const isOfAge = (birthdate: Day, day: Day): boolean => ageOn(birthdate, day) >= minimumAge
