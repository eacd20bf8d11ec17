import { afterAll, expect, test, vi } from "vitest"
import { norway } from "../../market/markets.ts"
import { readPhone } from "./readPhone.ts"

// Files share their modules: these are loaded with the mock, and the next file loads them without.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock("libphonenumber-js/core", { spy: true })

test("a bug in the library throws instead of making a number unreadable", async () => {
  const { parsePhoneNumberWithError } = await import("libphonenumber-js/core")
  vi.mocked(parsePhoneNumberWithError).mockImplementationOnce(() => {
    throw new TypeError("broken")
  })
  expect(() => readPhone("40 00 00 00", norway)).toThrow("broken")
  expect(readPhone("40 00 00 00", norway)).toEqual({ _tag: "Phone", e164: "+4740000000" })
})
