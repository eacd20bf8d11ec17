import { assert, property, string } from "fast-check"
import { expect, test } from "vitest"
import { marketOf } from "../../market/markets.ts"
import { inLanguage, queryOf } from "./inLanguage.ts"
import { redirectTo } from "./redirectTo.ts"
import { wayBack } from "./wayBack.ts"

const market = marketOf("no")
const back = (redirect: string) => wayBack(market, `/logg-inn?redirect=${encodeURIComponent(redirect)}`)

test("a login leads back to the page that it was opened from", () => {
  for (const path of ["/betaling", "/", "/butikker/torget/meny/pizza?q=ost"]) expect(back(path)).toBe(path)
  expect(wayBack(market, "/logg-inn?a=1&redirect=%2Fbetaling&b=2")).toBe("/betaling")
})

test.each([
  "",
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
  "/\t/evil.test",
  "/\n",
  "betaling",
  "/finnes-ikke",
  "/logg-inn",
  "/registrer-bruker?redirect=/",
  "/logg-ut",
  `/butikker?${"a".repeat(500)}`,
])("%j is not followed", (redirect) => {
  expect(back(redirect)).toBe("/min-side")
})

test("without a page to go back to, or with one that cannot be read, it leads to the customer's own page", () => {
  expect(wayBack(market, "/logg-inn")).toBe("/min-side")
  expect(wayBack(market, "/en/logg-inn?redirect=%E0%A4%A")).toBe("/en/min-side")
  expect(wayBack(market, "/logg-inn#?redirect=%2Fbetaling")).toBe("/min-side")
})

test("any value of the query leads to a page of this site", () => {
  assert(
    property(string({ unit: "binary", maxLength: 40 }), (redirect) => {
      const path = wayBack(market, `/logg-inn?redirect=${redirect}`)
      expect(new URL(path, "https://pizza.test").host).toBe("pizza.test")
    }),
  )
})

test("the query is carried over from a login to a registration", () => {
  expect(queryOf("/logg-inn?redirect=%2Fbetaling#x")).toBe("?redirect=%2Fbetaling")
  expect(queryOf("/logg-inn")).toBe("")
})

test("another language keeps the query, and a login leads back to the page in its own language", () => {
  expect(inLanguage(market, "/butikker?q=ost", "en")).toBe("/en/butikker?q=ost")
  const login = `/logg-inn${redirectTo("/butikker?q=ost")}`
  expect(inLanguage(market, login, "en")).toBe(`/en${login}`)
  expect(wayBack(market, `/en${login}`)).toBe("/en/butikker?q=ost")
  expect(back("/en/handlevogn")).toBe("/handlevogn")
})
