import { writtenName } from "../../text/rules/writtenName.ts"
import type { Day } from "../../time/model.ts"
import type { ProfileChange } from "../requests.ts"
import type { TypedProfile } from "../typedProfile.ts"
import type { Profile } from "../wire.ts"
import { readBirthdate } from "./readBirthdate.ts"
import { typedEmail } from "./readEmail.ts"

/**
 * The difference between a profile and the typed form; empty if there is none. Offers by e-mail end with the address
 * to which they were sent.
 */
export const profileChangeOf = (typed: TypedProfile, user: Profile, today: Day): ProfileChange => {
  const born = readBirthdate(typed, today)
  const birthdate = born._tag === "Born" ? born.day : null
  const [firstName, lastName] = [writtenName(typed.firstName), writtenName(typed.lastName)]
  const email = typedEmail(typed.email)
  const { notificationTypes = [] } = user
  const losesOffers = email === null && notificationTypes.includes("email")
  return {
    ...(firstName === (user.firstName ?? "") ? {} : { firstName }),
    ...(lastName === (user.lastName ?? "") ? {} : { lastName }),
    ...(email === user.email ? {} : { email }),
    ...(birthdate === user.birthdate ? {} : { birthdate }),
    ...(typed.language === null || typed.language === user.language ? {} : { language: typed.language }),
    ...(losesOffers ? { notificationTypes: notificationTypes.filter((channel) => channel !== "email") } : {}),
  }
}
