import { expect, test } from "vitest"
import { isSameSender, type Sender } from "./sender.ts"

const hash = (text: string | null) => (text === null ? null : Buffer.from(text))
const sender = (device: string | null, customer: string | null = null): Sender => ({
  deviceHash: hash(device),
  customerHash: hash(customer),
})

test("a key is its device's, through a login and a logout", () => {
  expect(isSameSender(sender("phone"), sender("phone"))).toBe(true)
  expect(isSameSender(sender("phone"), sender("phone", "kunde"))).toBe(true)
  expect(isSameSender(sender("phone", "kunde"), sender("phone"))).toBe(true)
})

test("a key is its customer's on every device", () => {
  expect(isSameSender(sender("phone", "kunde"), sender("tablet", "kunde"))).toBe(true)
  expect(isSameSender(sender(null, "kunde"), sender(null, "kunde"))).toBe(true)
})

test("a key is nobody else's, with a cookie, a session or neither", () => {
  for (const other of [sender(null), sender("tablet"), sender("tablet", "another"), sender(null, "another")]) {
    expect(isSameSender(sender("phone", "kunde"), other)).toBe(false)
    expect(isSameSender(sender("phone"), other)).toBe(false)
  }
})

test("a key of a caller without a cookie can be repeated by who has it", () => {
  expect(isSameSender(sender(null), sender("phone"))).toBe(true)
})
