import type { TypedProfile } from "../typedProfile.ts"
import type { Profile } from "../wire.ts"

const withoutZero = (part = ""): string => part.replace(/^0(?=[1-9])/, "")

/** The form of a profile as it opens. */
export const typedProfileOf = ({
  firstName = "",
  lastName = "",
  email,
  birthdate,
  language,
}: Pick<Profile, "firstName" | "lastName" | "email" | "birthdate" | "language">): TypedProfile => {
  const [birthYear = "", month, day] = birthdate?.split("-") ?? []
  return {
    firstName,
    lastName,
    email: email ?? "",
    birthDay: withoutZero(day),
    birthMonth: withoutZero(month),
    birthYear,
    language: language ?? null,
  }
}
