import { expect, test } from "vitest"
import { codeFault, faultOf, isWrongCode, passkeyFault, passwordFault } from "./faultOf.ts"

const refused = (...codes: readonly number[]) =>
  ({ _tag: "Refused", status: 400, problems: codes.map((code) => ({ code, message: "" })) }) as const

test.each([
  [1031, "phone"],
  [4034, "phone"],
  [1009, "email"],
  [1012, "email"],
  [2001, "password"],
  [1019, "old"],
  [2004, null],
  [1036, null],
] as const)("code %i is reported at %s", (code, at) => {
  expect(faultOf(refused(code))).toEqual({ _tag: "Refused", code, at })
})

test("no answer is not a refusal, and a refusal without a code is a general one", () => {
  expect(faultOf({ _tag: "Unreachable" })).toEqual({ _tag: "Unanswered" })
  expect(faultOf({ _tag: "Defect" })).toEqual({ _tag: "Unanswered" })
  expect(faultOf(refused())).toEqual({ _tag: "Refused", code: 1001, at: null })
})

test("a password that must be filled in again is reported at its field", () => {
  expect(passwordFault(refused(1002))).toEqual({ _tag: "Refused", code: 1002, at: "password" })
  expect(passwordFault(refused(1019))).toEqual({ _tag: "Refused", code: 1019, at: "old" })
  expect(passwordFault({ _tag: "Unreachable" })).toEqual({ _tag: "Unanswered" })
})

test.each([
  ["NotGiven", "notGiven"],
  ["Unsupported", "unsupported"],
  ["Broken", "broken"],
  ["AlreadyHere", "broken"],
] as const)("a device's answer %s to a login is reported as %s", (_tag, why) => {
  expect(passkeyFault({ _tag })).toEqual({ _tag: "Passkey", why })
  expect(passkeyFault({ _tag: "LoggedIn" })).toBeNull()
})

test("a rejected code is wrong, ten minutes old, or was tried five times", () => {
  const sent = (tries: number) => ({ at: 1000, wait: 0, tries })
  expect(codeFault(sent(4), 600_999)).toEqual({ _tag: "Code", why: "wrong" })
  expect(codeFault(sent(5), 600_999)).toEqual({ _tag: "Code", why: "spent" })
  expect(codeFault(sent(1), 601_000)).toEqual({ _tag: "Code", why: "expired" })
  expect(codeFault(null, 0)).toEqual({ _tag: "Code", why: "wrong" })
  expect(isWrongCode(refused(4038))).toBe(true)
  expect(isWrongCode(refused(2004))).toBe(false)
  expect(isWrongCode({ _tag: "Unreachable" })).toBe(false)
})
