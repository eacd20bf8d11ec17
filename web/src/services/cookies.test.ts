import { afterEach, expect, test, vi } from "vitest"
import { readCookies, writeCookie } from "./cookies.ts"
import { dropFlag, readFlag } from "./loginFlag.ts"

afterEach(() => vi.unstubAllGlobals())

const deny = (): never => {
  throw new DOMException("denied", "SecurityError")
}

test("a browser that denies cookies has none, says nobody is logged in, and nothing breaks", () => {
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: deny, set: deny }))
  expect([readCookies(), readFlag()]).toEqual(["", null])
  writeCookie("locale=sv")
  dropFlag(null)
})

test("a browser that has cookies is read and written", () => {
  const page = { cookie: "locale=nb; logged-in=1" }
  vi.stubGlobal("document", page)
  expect([readCookies(), readFlag()]).toEqual(["locale=nb; logged-in=1", "1"])
  dropFlag(null)
  expect(page.cookie).toMatch(/^logged-in=; Max-Age=0/)
})
