import { expect, test } from "vitest"
import { readEmail, typedEmail } from "./readEmail.ts"

test("trims an address", () => {
  expect(readEmail(" kunde1@skorpe.test ")).toBe("kunde1@skorpe.test")
  expect(readEmail("kund+pizza@väg.skorpe.test")).toBe("kund+pizza@väg.skorpe.test")
})

test("removes invisible characters that were pasted from a contact list or a page", () => {
  expect(readEmail("\u200bkunde1@skorpe.test\u202c ")).toBe("kunde1@skorpe.test")
  expect(["", " \u200b", "\u202a k@skorpe.test", "kunde1@"].map(typedEmail)).toEqual([
    null,
    null,
    "k@skorpe.test",
    "kunde1@",
  ])
})

test("refuses a text with no mailbox, or with two", () => {
  const none = ["", "kunde1", "kunde1@", "@skorpe.test", "kunde1@skorpe", "kunde1@skorpe.", "k@s.t"]
  const several = ["a@skorpe.test,b@skorpe.test", "a@skorpe.test;b@x.test", "a@b@skorpe.test", "<a@skorpe.test>"]
  const long = [`${" \u200b".repeat(200_000)}a@skorpe.test`, `a@skorpe.test${"\u200b ".repeat(200_000)}x`]
  const hidden = ["a@skorpe.test\r\nBcc: b@skorpe.test", "a\u200b@skorpe.test", `${"a".repeat(250)}@skorpe.test`]
  for (const text of [...none, ...several, ...long, ...hidden])
    expect({ text, read: readEmail(text) }).toEqual({ text, read: null })
})
