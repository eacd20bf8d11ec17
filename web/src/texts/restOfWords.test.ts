import { afterEach, expect, test, vi } from "vitest"
import { owesWords, withWords } from "./restOfWords.ts"

afterEach(() => owesWords(() => Promise.resolve()))

test("lazy code waits for the texts that the page lacks, which are fetched once for all callers", async () => {
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

test("texts that failed to load are fetched again on the next call", async () => {
  const bring = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(undefined)
  owesWords(bring)
  await expect(withWords(Promise.resolve("cart"))).rejects.toThrow("offline")
  expect(await withWords(Promise.resolve("cart"))).toBe("cart")
})

test("lazy code waits for no texts on a page that has them all", async () => {
  expect(await withWords(Promise.resolve("cart"))).toBe("cart")
})
