import { expect, test } from "vitest"
import { faultOfDevice, faultOfServer } from "./faultOf.ts"

test.each([
  ["NotGiven", "notGiven"],
  ["AlreadyHere", "alreadyHere"],
  ["Unsupported", "unsupported"],
  ["Broken", "broken"],
] as const)("a device's answer %s is reported as %s", (_tag, fault) => {
  expect(faultOfDevice({ _tag })).toBe(fault)
})

const refused = (code: number) => ({ _tag: "Refused", status: 400, problems: [{ code, message: "" }] }) as const

test("no answer is not a refusal, and a full list is reported as full", () => {
  expect(faultOfServer({ _tag: "Unreachable" })).toBe("unanswered")
  expect(faultOfServer({ _tag: "Defect" })).toBe("unanswered")
  expect(faultOfServer(refused(3016))).toBe("tooMany")
  expect(faultOfServer(refused(1005))).toBe("refused")
})
