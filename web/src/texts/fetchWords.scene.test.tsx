import { afterEach, expect, test, vi } from "vitest"
import { fetchWords } from "./fetchWords.ts"

/** Whether an address is this path; the query names the build's edition. */
const isAt = (address: RequestInfo | URL, path: string): boolean =>
  typeof address === "string" && address.startsWith(`${path}?w=`)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("texts that fail to load are retried five times, from 350 ms, doubling", async () => {
  vi.useFakeTimers()
  const began = Date.now()
  const asked: number[] = []
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    if (isAt(address, "/locales/sv/all.json")) asked.push(Date.now() - began)
    return Promise.reject(new TypeError("offline"))
  })
  const words = expect(fetchWords("sv")).rejects.toThrow("offline")
  await vi.runAllTimersAsync()
  await words
  expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850])
})

test("a request without a response times out and is retried", async () => {
  const never = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new Error("too long")))
  let asked = 0
  const real = globalThis.fetch
  vi.spyOn(globalThis, "fetch").mockImplementation((address, init) => {
    if (isAt(address, "/locales/en/all.json")) asked += 1
    never.mockRestore()
    return real(address, init)
  })
  expect((await fetchWords("en"))["menu"]).toMatchObject({ clearSearch: "Clear the search" })
  expect(asked).toBe(2)
})

test("texts that load on a retry are used", async () => {
  let left = 2
  const real = globalThis.fetch
  vi.spyOn(globalThis, "fetch").mockImplementation((address, init) => {
    if (!isAt(address, "/locales/en/all.json") || left === 0) return real(address, init)
    left -= 1
    return Promise.resolve(new Response("", { status: 503 }))
  })
  expect((await fetchWords("en"))["menu"]).toMatchObject({ clearSearch: "Clear the search" })
})
