import { Schema } from "effect"
import type { Language } from "../language/model.ts"

/** What a customer types to change their profile. */
export const ProfileField = Schema.Literals(["firstName", "lastName", "email", "birthDay", "birthMonth", "birthYear"])
export type ProfileField = typeof ProfileField.Type

/** What the form of a profile holds. */
export interface TypedProfile extends Readonly<Record<ProfileField, string>> {
  /** The language of messages; `null` when the account has none. */
  readonly language: Language | null
}

/**
 * What a profile cannot be saved without, or is typed wrongly: `unborn` is a birthday that is still to come, `tooYoung`
 * one of somebody who cannot have an account yet.
 */
export type ProfileLack = "firstName" | "lastName" | "email" | "birthdate" | "unborn" | "tooYoung"
