import { Schema } from "effect"
import type { Language } from "../language/model.ts"

/** The text fields of a profile's form. */
export const ProfileField = Schema.Literals(["firstName", "lastName", "email", "birthDay", "birthMonth", "birthYear"])
export type ProfileField = typeof ProfileField.Type

/** The contents of a profile's form. */
export interface TypedProfile extends Readonly<Record<ProfileField, string>> {
  /** The language of messages; `null` when the account has none. */
  readonly language: Language | null
}

/**
 * A missing or invalid field of a profile: `unborn` is a birthday in the future, `tooYoung`
 * one below the minimum age of an account.
 */
export type ProfileLack = "firstName" | "lastName" | "email" | "birthdate" | "unborn" | "tooYoung"
