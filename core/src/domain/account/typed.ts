import { Schema } from "effect"

/** The fields of login and registration, without codes and passwords. */
export const AccountField = Schema.Literals(["phone", "email", "firstName", "lastName"])
export type AccountField = typeof AccountField.Type

/** The boxes of a registration: the terms, and offers by e-mail and SMS. */
export const AccountBox = Schema.Literals(["terms", "email", "sms"])
export type AccountBox = typeof AccountBox.Type

/** A customer's input so far. */
export interface TypedAccount extends Readonly<Record<AccountField, string>> {
  readonly boxes: readonly AccountBox[]
}

/** A missing or invalid field of a registration. */
export type AccountLack = "firstName" | "lastName" | "email" | "terms"

/**
 * The age from which a customer can have an account without a parent's consent (GDPR article 8, in Norway and Sweden).
 */
export const ageOfConsent = 13
