import { readEmail } from "../../account/rules/readEmail.ts"
import type { Market } from "../../market/model.ts"
import { readPhone } from "../../phone/rules/readPhone.ts"
import type { Contact } from "./isInvited.ts"

/** Contact data, or the code for why it is invalid. */
export type ContactAnswer =
  | { readonly _tag: "Contact"; readonly contact: Contact }
  | { readonly _tag: "NoContact"; readonly code: 1002 | 1009 | 1031 }

const noContact = (code: 1002 | 1009 | 1031): ContactAnswer => ({ _tag: "NoContact", code })

/**
 * Parses whom to invite: a phone number (1031), an e-mail address (1009) or both; blank fields count as omitted (1002).
 */
export const readContact = (
  { phoneNumber, email }: { readonly phoneNumber?: string | null; readonly email?: string | null },
  market: Pick<Market, "country">,
): ContactAnswer => {
  const [number, address] = [phoneNumber?.trim() ?? "", email?.trim() ?? ""]
  if (number === "" && address === "") return noContact(1002)
  const phone = number === "" ? null : readPhone(number, market)
  if (phone?._tag === "NotAPhone") return noContact(1031)
  const mailbox = readEmail(address)
  if (address !== "" && mailbox === null) return noContact(1009)
  return { _tag: "Contact", contact: { phone: phone?.e164 ?? null, email: mailbox } }
}
