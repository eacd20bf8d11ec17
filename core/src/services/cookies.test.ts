import { expect, test } from "vitest"
import { cookieHeaders, takeCookies } from "./cookies.ts"

test("a cookie that a response sets is sent with the next request; one that it deletes is not", () => {
  const cookies = new Map<string, string>()
  expect(cookieHeaders(cookies)).toEqual({})
  takeCookies(cookies, ["__Host-session=a=b; Path=/; HttpOnly; Max-Age=86400", "logged-in=1; Path=/"])
  expect(cookieHeaders(cookies)).toEqual({ cookie: "__Host-session=a=b; logged-in=1" })
  takeCookies(cookies, ["__Host-session=; Max-Age=0; Path=/"])
  expect(cookieHeaders(cookies)).toEqual({ cookie: "logged-in=1" })
})

test("a cookie's name and value lose the spaces around them, as in a browser", () => {
  const cookies = new Map<string, string>()
  takeCookies(cookies, ["  logged-in =  1 ; Path=/"])
  expect(cookieHeaders(cookies)).toEqual({ cookie: "logged-in=1" })
})

test("only a Max-Age of zero deletes a cookie, with any spacing; any other keeps the customer logged in", () => {
  const has = (attribute: string) => {
    const cookies = new Map([["session", "old"]])
    takeCookies(cookies, [`session=new;${attribute}`])
    return cookies.get("session") === "new"
  }
  for (const attribute of ["max-age=0", "  Max-Age=0", " MAX-AGE=0  "]) expect(has(attribute), attribute).toBe(false)
  for (const attribute of [" Max-Age=0604800", " Max-Age=0x", " X-Max-Age=0"])
    expect(has(attribute), attribute).toBe(true)
})
