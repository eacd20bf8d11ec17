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

/** The fault to show for a failed call. A refusal without a code means that the server is broken or busy. */
export const faultOf = (failure: ApiFailure): LoginFault => {
  if (failure._tag !== "Refused") return { _tag: "Unanswered" }
  const [{ code } = { code: 1001 }] = failure.problems
  return { _tag: "Refused", code, at: places[code] ?? null }
}

/**
 * The fault to show for a refused password. It must be filled in again if it is too short, too long, or lost in a
 * reload.
 */
export const passwordFault = (failure: ApiFailure): LoginFault => {
  const fault = faultOf(failure)
  return fault._tag === "Refused" && fault.code === fillInAgain ? { ...fault, at: "password" } : fault
}

const fillInAgain = 1002

/** The fault to show for a passkey login that failed on the customer's device. */
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

/** Why the server rejected a code: the device's clock and the number of attempts say more than the server's answer. */
export const codeFault = (sent: SentCode | null, now: number): CodeFault => {
  if (sent === null) return { _tag: "Code", why: "wrong" }
  if (now - sent.at >= codeRules.holds) return { _tag: "Code", why: "expired" }
  return { _tag: "Code", why: sent.tries >= codeRules.tries ? "spent" : "wrong" }
}

/** Whether a call failed because the server rejected the code. */
export const isWrongCode = (failure: ApiFailure): boolean =>
  failure._tag === "Refused" && failure.problems.some(({ code }) => code === wrongCode)
