import { Schema } from "effect"

/** What a customer types to log in or to register; codes and passwords are not among them. */
export const AccountField = Schema.Literals(["phone", "email", "firstName", "lastName"])
export type AccountField = typeof AccountField.Type

/** The boxes of a registration: the terms, and offers by e-mail and SMS. */
export const AccountBox = Schema.Literals(["terms", "email", "sms"])
export type AccountBox = typeof AccountBox.Type

/** What a customer has typed and ticked so far. */
export interface TypedAccount extends Readonly<Record<AccountField, string>> {
  readonly boxes: readonly AccountBox[]
}

/** What an account cannot be made without, or is typed wrongly. */
export type AccountLack = "firstName" | "lastName" | "email" | "terms"

/** The age from which a customer agrees to an account by themselves (GDPR article 8, in Norway and Sweden). */
export const ageOfConsent = 13
