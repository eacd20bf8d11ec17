import { expect, test, vi } from "vitest"
import { norway } from "../../market/markets.ts"
import { readPhone } from "./readPhone.ts"

vi.mock("libphonenumber-js/core", { spy: true })

test("a bug in the library is a bug, and not a number that nobody can read", async () => {
  const { parsePhoneNumberWithError } = await import("libphonenumber-js/core")
  vi.mocked(parsePhoneNumberWithError).mockImplementationOnce(() => {
    throw new TypeError("broken")
  })
  expect(() => readPhone("40 00 00 00", norway)).toThrow("broken")
  expect(readPhone("40 00 00 00", norway)).toEqual({ _tag: "Phone", e164: "+4740000000" })
})
