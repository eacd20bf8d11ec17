import { afterEach, expect, test, vi } from "vitest"
import { readCookies, writeCookie } from "./cookies.ts"
import { dropFlag, readFlag } from "./loginFlag.ts"

afterEach(() => vi.unstubAllGlobals())

const deny = (): never => {
  throw new DOMException("denied", "SecurityError")
}

test("where cookies are denied, there are none, nobody is logged in, and nothing throws", () => {
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: deny, set: deny }))
  expect([readCookies(), readFlag()]).toEqual(["", null])
  writeCookie("locale=sv")
  dropFlag(null)
})

test("cookies are read and written", () => {
  const page = { cookie: "locale=nb; logged-in=1" }
  vi.stubGlobal("document", page)
  expect([readCookies(), readFlag()]).toEqual(["locale=nb; logged-in=1", "1"])
  dropFlag(null)
  expect(page.cookie).toMatch(/^logged-in=; Max-Age=0/)
})
