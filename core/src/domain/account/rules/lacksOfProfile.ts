import { isBlank } from "../../text/rules/isBlank.ts"
import { writtenName } from "../../text/rules/writtenName.ts"
import type { Day } from "../../time/model.ts"
import type { ProfileLack, TypedProfile } from "../typedProfile.ts"
import { readBirthdate } from "./readBirthdate.ts"
import { readEmail } from "./readEmail.ts"

/**
 * The reasons against saving a profile, in the order of its form: a name is required, all else must be valid if given.
 */
export const lacksOfProfile = (typed: TypedProfile, today: Day): readonly ProfileLack[] => {
  const born = readBirthdate(typed, today)
  return [
    ...(isBlank(writtenName(typed.firstName)) ? (["firstName"] as const) : []),
    ...(isBlank(writtenName(typed.lastName)) ? (["lastName"] as const) : []),
    ...(!isBlank(typed.email) && readEmail(typed.email) === null ? (["email"] as const) : []),
    ...(born._tag === "Unreal" ? (["birthdate"] as const) : []),
    ...(born._tag === "Unborn" ? (["unborn"] as const) : []),
    ...(born._tag === "TooYoung" ? (["tooYoung"] as const) : []),
  ]
}
