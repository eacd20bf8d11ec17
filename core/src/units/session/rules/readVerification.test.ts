import { expect, test } from "vitest"
import { readUnverified, readVerified } from "./readVerification.ts"

test.each([
  [204, "", 204],
  [204, '{"ok":true}', 204],
  [200, "", 204],
  [200, " null ", 204],
  [200, "{}", 204],
  [200, '""', 204],
  [200, "[]", 204],
  [200, '{"verified":true}', 200],
  [201, "yes", 200],
])("an answer %i with %j has status %i", (status, text, verified) => {
  expect(readVerified(status, text)).toEqual({ _tag: "Verified", status: verified })
})

test("a 401 means a wrong code, not the end of a session; other errors stay errors", () => {
  expect(readUnverified({ _tag: "Refused", status: 401, problems: [] })).toEqual({ _tag: "Unauthorized" })
  const blocked = { _tag: "Refused", status: 400, problems: [{ code: 4037, message: "" }] } as const
  expect(readUnverified(blocked)).toBeNull()
  expect(readUnverified({ _tag: "Unreachable" })).toBeNull()
})
