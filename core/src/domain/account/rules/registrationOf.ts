import type { Language } from "../../language/model.ts"
import { isBlank } from "../../text/rules/isBlank.ts"
import { writtenName } from "../../text/rules/writtenName.ts"
import type { Registration } from "../requests.ts"
import type { TypedAccount } from "../typed.ts"
import { typedEmail } from "./readEmail.ts"

/** The registration from a customer's input; a blank e-mail address counts as none. */
export const registrationOf = (typed: TypedAccount, language: Language): Registration => ({
  firstName: writtenName(typed.firstName),
  lastName: writtenName(typed.lastName),
  phoneNumber: typed.phone.trim(),
  email: typedEmail(typed.email),
  language,
  notificationTypes: (["email", "sms"] as const).filter((channel) => wants(typed, channel)),
  acceptedTerms: typed.boxes.includes("terms"),
})

/** Offers by e-mail need an address. */
const wants = ({ boxes, email }: TypedAccount, channel: "email" | "sms"): boolean =>
  boxes.includes(channel) && (channel === "sms" || !isBlank(email))
