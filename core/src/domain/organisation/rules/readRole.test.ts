import { expect, test } from "vitest"
import { readRole } from "./readRole.ts"

test("both roles are accepted", () => {
  expect(readRole("administrator")).toEqual({ _tag: "Role", role: "administrator" })
  expect(readRole("member")).toEqual({ _tag: "Role", role: "member" })
})

test.each([
  ["owner", 3008],
  ["Administrator", 3008],
  ["constructor", 3008],
  ["", 1015],
  ["member ", 1015],
  ["'; --", 1015],
  ["x".repeat(41), 1015],
] as const)("%j is refused: %i", (text, code) => expect(readRole(text)).toEqual({ _tag: "NotARole", code }))
