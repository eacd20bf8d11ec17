import { expect, test } from "vitest"
import { cookieHeaders, takeCookies } from "./cookies.ts"

test("a cookie that a response sets goes with the next request; one that it deletes does not", () => {
  const cookies = new Map<string, string>()
  expect(cookieHeaders(cookies)).toEqual({})
  takeCookies(cookies, ["__Host-session=a=b; Path=/; HttpOnly; Max-Age=86400", "logged-in=1; Path=/"])
  expect(cookieHeaders(cookies)).toEqual({ cookie: "__Host-session=a=b; logged-in=1" })
  takeCookies(cookies, ["__Host-session=; Max-Age=0; Path=/"])
  expect(cookieHeaders(cookies)).toEqual({ cookie: "logged-in=1" })
})
