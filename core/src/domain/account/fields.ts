import { Schema } from "effect"
import { CleanText } from "../text/model.ts"
import { isBlank } from "../text/rules/isBlank.ts"
import { isWritable } from "../text/rules/writtenName.ts"
import { personal } from "../text/personal.ts"
import { ExistingDay } from "../time/model.ts"

const short = (maximum: number) => CleanText.check(Schema.isMaxLength(maximum))

/** A name with a visible character, and only characters that names are written with; at most 100. */
export const PersonName = personal(
  short(100).check(
    Schema.makeFilter<string>((text) => (isBlank(text) || !isWritable(text) ? "a name that can be read" : true)),
  ),
)

/** A phone number as typed; an invalid one is refused with 1031, not as a malformed request. */
export const TypedPhone = personal(short(40))

/** An e-mail address as typed; an invalid one is refused with 1009. */
export const TypedEmail = personal(short(254))

/** A code from a text message. */
export const TypedCode = short(20)

/** An existing password: any length, because older accounts may have had other limits. */
export const TypedPassword = short(200).check(Schema.isMinLength(1))

/** A new password: 8 to 200 characters. */
export const NewPassword = short(200).check(Schema.isMinLength(8))

/** The channels for messages that the shop sends unprompted. */
export const NotificationType = Schema.Literals(["email", "sms", "push"])
export type NotificationType = typeof NotificationType.Type

/** The birth date of a person who may be alive: not before 1900. */
export const Birthdate = personal(
  ExistingDay.check(Schema.makeFilter<string>((day) => (day >= "1900-01-01" ? true : "a day of birth"))),
)
