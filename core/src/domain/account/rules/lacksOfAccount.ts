import { isBlank } from "../../text/rules/isBlank.ts"
import { writtenName } from "../../text/rules/writtenName.ts"
import type { AccountLack, TypedAccount } from "../typed.ts"
import { readEmail } from "./readEmail.ts"

/** The reasons against an account: names and terms are required, and an e-mail address must be valid if given. */
export const lacksOfAccount = ({ firstName, lastName, email, boxes }: TypedAccount): readonly AccountLack[] => [
  ...(isBlank(writtenName(firstName)) ? (["firstName"] as const) : []),
  ...(isBlank(writtenName(lastName)) ? (["lastName"] as const) : []),
  ...(!isBlank(email) && readEmail(email) === null ? (["email"] as const) : []),
  ...(boxes.includes("terms") ? [] : (["terms"] as const)),
]
