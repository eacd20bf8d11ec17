import { afterEach, beforeAll, expect, test, vi } from "vitest"
import type { ShopCommand } from "@skorpe/core/messages"
import { keepAtOnce } from "./keepAtOnce.ts"
import { loadOrdering } from "./lazyShop.ts"

beforeAll(loadOrdering)

afterEach(() => void vi.unstubAllGlobals())

const keepSearch = (query: string): ShopCommand => ({
  type: "Keep",
  kept: { entry: "searchHistory", value: [{ query }] },
})

/** The browser's storage, which takes `room` entries. */
const storageWith = (room: number) => {
  const entries = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    setItem: (key: string, text: string) => {
      if (!entries.has(key) && entries.size >= room) throw new Error("full")
      entries.set(key, text)
    },
    removeItem: (key: string) => entries.delete(key),
  })
  return entries
}

test("what a world keeps is on the device before any service is loaded", () => {
  const entries = storageWith(1)
  const keep = keepAtOnce("no")
  expect(keep(keepSearch("pepperoni"))).toBe(true)
  expect([...entries]).toEqual([["skorpe.no.searchHistory", '{"version":1,"value":[{"query":"pepperoni"}]}']])
  expect(keep({ type: "Keep", kept: { entry: "searchHistory", value: null } })).toBe(true)
  expect(entries.size).toBe(0)
})

test("a command of another kind is left to the services", () => {
  expect(keepAtOnce("no")({ type: "ShowPath", path: "/" })).toBe(false)
})

test("once the storage is full, the services do the rest, so that an older value never replaces a newer one", () => {
  const entries = storageWith(0)
  const keep = keepAtOnce("no")
  expect(keep(keepSearch("pepperoni"))).toBe(false)
  storageWith(1)
  expect(keep(keepSearch("margherita"))).toBe(false)
  expect(entries.size).toBe(0)
})
