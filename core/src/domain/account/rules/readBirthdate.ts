import type { Day } from "../../time/model.ts"
import { readDay } from "../../time/rules/readDay.ts"
import { latinDigits } from "../../text/rules/latinDigits.ts"
import type { TypedProfile } from "../typedProfile.ts"
import { mayHaveAccount } from "./mayHaveAccount.ts"

/** A typed birthday: a day, or why it is not accepted. */
export type TypedBirthdate =
  | { readonly _tag: "None" }
  | { readonly _tag: "Born"; readonly day: Day }
  /** Not a day of the calendar, or before 1900. */
  | { readonly _tag: "Unreal" }
  | { readonly _tag: "Unborn" }
  /** Below the minimum age of an account. */
  | { readonly _tag: "TooYoung" }

/** An exported log writes every digit of a birthday as 0. */
const masked = "0000-00-00"

/** Reads the birthday in day, month and four-digit year, as digits of any keyboard. */
export const readBirthdate = (
  { birthDay, birthMonth, birthYear }: Pick<TypedProfile, "birthDay" | "birthMonth" | "birthYear">,
  today: Day,
): TypedBirthdate => {
  const [dayOfMonth, month, year] = [birthDay, birthMonth, birthYear].map((text) => latinDigits(text).trim())
  if (!dayOfMonth && !month && !year) return { _tag: "None" }
  const day = `${year}-${month?.padStart(2, "0")}-${dayOfMonth?.padStart(2, "0")}`
  if (day === masked) return { _tag: "Born", day }
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || readDay(day) === null || day < "1900-01-01") return { _tag: "Unreal" }
  if (day > today) return { _tag: "Unborn" }
  return mayHaveAccount(day, today) ? { _tag: "Born", day } : { _tag: "TooYoung" }
}
