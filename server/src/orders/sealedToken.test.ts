import { expect, test } from "vitest"
import { newToken } from "../secrets/secrets.ts"
import { openToken, sealToken } from "./sealedToken.ts"

test("a repeated call opens the token with its key, and nobody opens it with another key or for another order", () => {
  const token = newToken()
  const sealed = sealToken(token, "key", "o1")
  expect(openToken(sealed, "key", "o1")).toBe(token)
  expect(openToken(sealed, "another key", "o1")).not.toBe(token)
  expect(openToken(sealed, "key", "o2")).not.toBe(token)
  expect(Buffer.from(sealed).toString("base64url")).not.toBe(token)
})

test("a token that an older server sealed can still be opened", () => {
  const sealed = sealToken("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8", "key", "o1")
  expect(Buffer.from(sealed).toString("hex")).toBe("ab636cb52c4f23eae92c2f034dbe4cc59325b49825a184677af470f512dda659")
})
