import { expect, test } from "vitest"
import { makeCookies } from "./cookies.ts"

const setting = (...lines: readonly string[]) => new Headers(lines.map((line) => ["set-cookie", line]))

test("what an answer sets comes along with the next call, and what it takes back does not", () => {
  const cookies = makeCookies()
  expect(cookies.headers()).toEqual({})
  cookies.take(setting("__Host-session=a=b; Path=/; HttpOnly; Max-Age=86400", "logged-in=1; Path=/"))
  expect(cookies.headers()).toEqual({ cookie: "__Host-session=a=b; logged-in=1" })
  cookies.take(setting("__Host-session=; Max-Age=0; Path=/"))
  expect(cookies.headers()).toEqual({ cookie: "logged-in=1" })
  expect([cookies.read("logged-in"), cookies.read("__Host-session")]).toEqual(["1", null])
})
