import { readEmail } from "../../account/rules/readEmail.ts"
import { latinDigits } from "../../text/rules/latinDigits.ts"
import { isBlank } from "../../text/rules/isBlank.ts"
import { writtenName } from "../../text/rules/writtenName.ts"
import type { CheckoutFields, FieldFaults } from "../model.ts"

const longest = { firstName: 100, lastName: 100, phone: 40, email: 254, message: 500 } as const

/** Letters, or too few digits for any phone number; no server check needed. */
const noPhone = (text: string): boolean => (latinDigits(text).match(/\d/g)?.length ?? 0) < 6 || /\p{L}/u.test(text)

/** The faults of the fields as typed; whether a phone number exists is checked when the order is sent. */
export const findFaults = (fields: CheckoutFields): FieldFaults => {
  const faults: { -readonly [Field in keyof FieldFaults]: FieldFaults[Field] } = {}
  for (const field of ["firstName", "lastName", "phone"] as const) {
    if (isBlank(writtenName(fields[field]))) faults[field] = "missing"
  }
  if (!faults.phone && noPhone(fields.phone)) faults.phone = "invalidPhone"
  if (!isBlank(fields.email) && readEmail(fields.email) === null) faults.email = "invalidEmail"
  for (const field of ["firstName", "lastName", "phone", "email", "message"] as const) {
    if (fields[field].length > longest[field]) faults[field] = "tooLong"
  }
  return faults
}
