import { ageOn } from "../../age/rules/ageOn.ts"
import type { Day } from "../../time/model.ts"
import { ageOfConsent } from "../typed.ts"

/** True if a person born on one day is old enough on another to have an account without a parent's consent. */
export const mayHaveAccount = (birthdate: Day, day: Day): boolean => ageOn(birthdate, day) >= ageOfConsent
