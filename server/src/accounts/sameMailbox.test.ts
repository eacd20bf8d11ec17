import { expect, test } from "vitest"
import { sameMailbox } from "./sameMailbox.ts"

test.each([
  ["kunde1@pizza.test", "KUNDE1@Pizza.Test"],
  ["kundei@pizza.test", "KUNDEİ@pizza.test"],
  ["kundeσ@pizza.test", "kundeς@pizza.test"],
  ["kundé@pizza.test", "kunde\u0301@pizza.test"],
  ["kunde1@pizza.test", "ｋunde1@pizza.test"],
])("%o and %o share their tries at a password", (one, other) => {
  expect(sameMailbox(one)).toBe(sameMailbox(other))
})

test("another mailbox has its own key", () => {
  expect(sameMailbox("kunde1@pizza.test")).not.toBe(sameMailbox("kunde2@pizza.test"))
})
