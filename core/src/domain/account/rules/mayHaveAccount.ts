import { ageOn } from "../../age/rules/ageOn.ts"
import type { Day } from "../../time/model.ts"
import { ageOfConsent } from "../typed.ts"

/** True when a person born on one day agrees to an account by themselves on another. */
export const mayHaveAccount = (birthdate: Day, day: Day): boolean => ageOn(birthdate, day) >= ageOfConsent
