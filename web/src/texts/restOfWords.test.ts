import { afterEach, expect, test, vi } from "vitest"
import { owesWords, withWords } from "./restOfWords.ts"

afterEach(() => owesWords(() => Promise.resolve()))

test("code waits for the words that the page did not bring, which are fetched once for all of it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const bring = vi.fn(() => promise)
  owesWords(bring)
  const here: string[] = []
  const all = ["cart", "builder"].map(async (code) => here.push(await withWords(Promise.resolve(code))))
  await Promise.resolve()
  expect(here).toEqual([])
  resolve()
  await Promise.all(all)
  expect(here).toEqual(["cart", "builder"])
  expect(await withWords(Promise.resolve("store"))).toBe("store")
  expect(bring).toHaveBeenCalledTimes(1)
})

test("words that did not come are asked for again by the next who needs them", async () => {
  const bring = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(undefined)
  owesWords(bring)
  await expect(withWords(Promise.resolve("cart"))).rejects.toThrow("offline")
  expect(await withWords(Promise.resolve("cart"))).toBe("cart")
})

test("a page that brought all its words waits for none", async () => {
  expect(await withWords(Promise.resolve("cart"))).toBe("cart")
})
