import { Language } from "@skorpe/core/domain/language"
import { type PhoneFault, readPhone } from "@skorpe/core/domain/phone"
import { problemStatuses, problemText, statusText } from "@skorpe/core/domain/problem"
import { titleOfPath } from "@skorpe/core/domain/route"
import { Schema } from "effect"
import { answering, Misfit } from "./answering.ts"

const whyNoPhone: Record<PhoneFault, string> = {
  unreadable: "unreadable: not a phone number",
  invalid: "invalid: no such phone number",
  extension: "extension: a phone number with an extension",
  foreign: "foreign: a phone number of a country that is not accepted",
}

/** A phone number as the shop stores it (SPEC §5, DECISIONS §19). */
export const phoneRule = answering(
  Schema.Struct({ phone: Schema.String }),
  Schema.Struct({ e164: Schema.String }),
  ({ phone }, market) => {
    const answer = readPhone(phone, market)
    return answer._tag === "Phone" ? answer : new Misfit(whyNoPhone[answer.reason])
  },
)

/** The title that a page view of a path carries (SPEC §2.2). */
export const titleRule = answering(
  Schema.Struct({ path: Schema.String }),
  Schema.Struct({ title: Schema.String }),
  ({ path }) => ({ title: titleOfPath(path) }),
)

const isStatus = (code: number): boolean => problemStatuses.some((status) => status === code)

/** The text for a code (SPEC §8.3) or an HTTP status (§8.1). An unknown code gets the general text. */
export const messageRule = answering(
  Schema.Struct({ code: Schema.Int, language: Language }),
  Schema.Struct({ text: Schema.String }),
  ({ code, language }) => ({
    text: isStatus(code) ? statusText(code, language) : problemText(code, language),
  }),
)
