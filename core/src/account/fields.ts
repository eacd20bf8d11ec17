import { Schema } from "effect"
import { CleanText } from "../text/model.ts"
import { isBlank } from "../text/rules/isBlank.ts"
import { personal } from "../text/personal.ts"
import { ExistingDay } from "../time/model.ts"

const short = (maximum: number) => CleanText.check(Schema.isMaxLength(maximum))

/** A name that somebody can read; at most 100 characters. */
export const PersonName = personal(
  short(100).check(Schema.makeFilter<string>((text) => (isBlank(text) ? "a name that can be read" : true))),
)

/** A phone number as somebody types it; what is none is told as 1031, not as a broken form. */
export const TypedPhone = personal(short(40))

/** An e-mail address as somebody types it; what is none is told as 1009. */
export const TypedEmail = personal(short(254))

/** A code from a text message. */
export const TypedCode = short(20)

/** A password as it is proven: of any length that somebody may once have been allowed. */
export const TypedPassword = short(200).check(Schema.isMinLength(1))

/** A password as it is chosen: 8 to 200 characters. */
export const NewPassword = short(200).check(Schema.isMinLength(8))

/** How the shop may write to somebody of its own accord. */
export const NotificationType = Schema.Literals(["email", "sms", "push"])
export type NotificationType = typeof NotificationType.Type

/** A day on which somebody who lives may have been born. */
export const Birthdate = personal(
  ExistingDay.check(Schema.makeFilter<string>((day) => (day >= "1900-01-01" ? true : "a day of birth"))),
)
