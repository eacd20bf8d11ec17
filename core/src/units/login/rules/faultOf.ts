import type { ApiFailure } from "../../../api/failure.ts"
import { codeRules } from "../../../domain/account/codeRules.ts"
import type { PasskeyLoggingIn } from "../../../domain/passkey/device.ts"
import type { FaultPlace, LoginFault, SentCode } from "../../../domain/session/model.ts"

const places: Readonly<Record<number, FaultPlace>> = {
  1009: "email",
  1012: "email",
  1019: "old",
  1031: "phone",
  2001: "password",
  4034: "phone",
  4037: "phone",
}

/** A wrong, used or expired code (SPEC §8.3); the server does not say which. */
export const wrongCode = 4038

/** What a failed call means to the customer. A refusal without a code is a server that is broken or busy. */
export const faultOf = (failure: ApiFailure): LoginFault => {
  if (failure._tag !== "Refused") return { _tag: "Unanswered" }
  const [{ code } = { code: 1001 }] = failure.problems
  return { _tag: "Refused", code, at: places[code] ?? null }
}

/** What a refused password means: one to be filled in again is too short, too long, or forgotten by a reload. */
export const passwordFault = (failure: ApiFailure): LoginFault => {
  const fault = faultOf(failure)
  return fault._tag === "Refused" && fault.code === fillInAgain ? { ...fault, at: "password" } : fault
}

const fillInAgain = 1002

/** What a login means to the customer that ended on their device. */
export const passkeyFault = ({ _tag }: PasskeyLoggingIn): LoginFault | null => {
  switch (_tag) {
    case "LoggedIn":
      return null
    case "NotGiven":
      return { _tag: "Passkey", why: "notGiven" }
    case "Unsupported":
      return { _tag: "Passkey", why: "unsupported" }
    case "AlreadyHere":
    case "Broken":
      return { _tag: "Passkey", why: "broken" }
  }
}

type CodeFault = Extract<LoginFault, { readonly _tag: "Code" }>

/** What is wrong with a code that the server did not take: the customer's own clock and count know more than its answer. */
export const codeFault = (sent: SentCode | null, now: number): CodeFault => {
  if (sent === null) return { _tag: "Code", why: "wrong" }
  if (now - sent.at >= codeRules.holds) return { _tag: "Code", why: "expired" }
  return { _tag: "Code", why: sent.tries >= codeRules.tries ? "spent" : "wrong" }
}

/** Whether a failure is a code that the server did not take. */
export const isWrongCode = (failure: ApiFailure): boolean =>
  failure._tag === "Refused" && failure.problems.some(({ code }) => code === wrongCode)
