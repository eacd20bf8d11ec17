import { isBlank } from "../../text/rules/isBlank.ts"
import type { CheckoutFields, FieldFaults } from "../model.ts"

const longest = { firstName: 100, lastName: 100, phone: 40, email: 254, message: 500 } as const

/** Too few digits for any number, or letters: no need to ask further. */
const noPhone = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) < 6 || /\p{L}/u.test(text)

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with the fields as they are; whether such a phone number exists is asked when the order is sent. */
export const findFaults = (fields: CheckoutFields): FieldFaults => {
  const faults: { -readonly [Field in keyof FieldFaults]: FieldFaults[Field] } = {}
  for (const field of ["firstName", "lastName", "phone"] as const) {
    if (isBlank(fields[field])) faults[field] = "missing"
  }
  if (!faults.phone && noPhone(fields.phone)) faults.phone = "invalidPhone"
  // Too long is said below; a text made for it would keep the pattern busy for seconds.
  const address = fields.email.slice(0, longest.email).trim()
  if (address !== "" && !email.test(address)) faults.email = "invalidEmail"
  for (const field of ["firstName", "lastName", "phone", "email", "message"] as const) {
    if (fields[field].length > longest[field]) faults[field] = "tooLong"
  }
  return faults
}
