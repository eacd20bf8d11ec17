import { readPhone } from "@skorpe/core/domain/phone"
import { problemText } from "@skorpe/core/domain/problem"
import type { ShopViews } from "@skorpe/core/shop"
import { organisationOf } from "@skorpe/core/units/session"
import { Effect } from "effect"
import { askStaff } from "./askStaff.ts"
import { failStep } from "./customer.ts"
import type { Setting } from "./setting.ts"

/** Logs in by a code that the server would have sent by SMS. */
export const logIn = Effect.fnUntraced(function* (typed: string, setting: Setting) {
  const { customer, market, speak } = setting
  const phone = readPhone(typed, market)
  if (phone._tag === "NotAPhone") return yield* failStep(`${typed}: 1031 ${problemText(1031, "en")}`)
  yield* customer.wait("the session", ({ session }) => (session._tag === "Anonymous" ? true : undefined))
  speak({ type: "LoginCodeRequested", phone: typed })
  yield* customer.wait("the code to be sent", ({ login }) => (login.step === "codeSent" ? true : undefined), whyNot)
  const posted = yield* askStaff(setting, ({ operator }, headers) => operator.outbox({ headers, query: {} }))
  const text = posted.findLast(({ kind, to }) => kind === "sms" && to === phone.e164)?.text ?? ""
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (code === undefined) return yield* failStep(`no code was sent to ${phone.e164}`)
  speak({ type: "LoginCodeEntered", code })
  yield* customer.wait("the login", ({ session }) => (session._tag === "LoggedIn" ? true : undefined), whyNot)
})

/** Why the login failed; `undefined` while it has not. */
const whyNot = ({ login: { fault } }: ShopViews): string | undefined => {
  switch (fault?._tag) {
    case undefined:
      return undefined
    case "Unanswered":
      return "there was no answer"
    case "Code":
      return `4038 ${problemText(4038, "en")}`
    case "Passkey":
      return `the passkey was not taken: ${fault.why}`
    case "Refused":
      return `${fault.code} ${problemText(fault.code, "en")}`
  }
}

/** Orders for an organisation of the customer, or for themselves. */
export const chooseAccount = (organisationId: string | null, { customer: { put, see } }: Setting) =>
  Effect.suspend(() => {
    put({ type: "AccountChosen", organisationId })
    return organisationOf(see().session) === organisationId
      ? Effect.void
      : failStep(`the customer does not order for ${organisationId ?? "themselves"} here`)
  })
