import { Effect } from "effect"
import * as fc from "fast-check"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { DeviceEntry } from "@skorpe/core/domain/device"
import { Device } from "@skorpe/core/services"
import { storageDevice } from "./storageDevice.ts"
import { storageKey } from "./storageKey.ts"

/** A page's device over the current storage. */
const openPage = () => {
  const device = Effect.runSync(Effect.provide(Device, storageDevice("no")))
  return {
    read: (entry: DeviceEntry) => Effect.runSync(device.read(entry)),
    write: (entry: DeviceEntry, text: string | null) => Effect.runSync(device.write(entry, text)),
  }
}

/** A storage that is limited to so many characters. */
const storageOf = (room: () => number) => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      const others = [...kept].reduce((sum, [name, value]) => (name === key ? sum : sum + value.length), 0)
      if (others + text.length > room()) throw new Error("QuotaExceededError")
      kept.set(key, text)
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe("a device whose storage", () => {
  test.each([
    ["is missing", undefined],
    ["is null", null],
    [
      "is denied",
      new Proxy(
        {},
        {
          get: () => {
            throw new Error("SecurityError")
          },
        },
      ),
    ],
  ])("%s keeps entries in memory until the page closes", (_, storage) => {
    vi.stubGlobal("localStorage", storage)
    const page = openPage()
    expect(page.read("cart")).toBeNull()
    page.write("cart", "c")
    page.write("consent", "y")
    page.write("consent", null)
    expect([page.read("cart"), page.read("consent")]).toEqual(["c", null])
    expect(openPage().read("cart")).toBeNull()
  })

  test("is full deletes the old value of an entry that it cannot write", () => {
    let room = 1000
    const storage = storageOf(() => room)
    vi.stubGlobal("localStorage", storage)
    const page = openPage()
    page.write("consent", "yes to all")
    page.write("orderTokens", "old secrets")
    room = 0
    page.write("consent", "no")
    page.write("orderTokens", "old and new secrets")
    expect([page.read("consent"), page.read("orderTokens")]).toEqual(["no", "old and new secrets"])
    expect([openPage().read("consent"), openPage().read("orderTokens")]).toEqual([null, "old secrets"])
  })

  test("is shared with another market keeps the entries separate", () => {
    vi.stubGlobal(
      "localStorage",
      storageOf(() => 1000),
    )
    expect(storageKey("no", "cart")).not.toBe(storageKey("se", "cart"))
  })
})

/** A text to store in an entry; a cart says whose writes are in it as well. */
const textFor = (entry: DeviceEntry, text: string | null) =>
  text !== null && entry === "cart" ? JSON.stringify({ food: text }) : text
const withoutWrites = (entry: DeviceEntry, text: string | null) =>
  text !== null && entry === "cart" ? textFor(entry, (JSON.parse(text) as { readonly food: string }).food) : text

test("with any quota, a page reads its last write, and the next page reads that or nothing", () => {
  const entries = ["cart", "consent", "favourites", "store"] as const
  const step = fc.tuple(fc.constantFrom(...entries), fc.option(fc.string({ maxLength: 12 })), fc.nat({ max: 90 }))
  let isStored = false
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let room = 90
      vi.stubGlobal(
        "localStorage",
        storageOf(() => room),
      )
      const page = openPage()
      const last = new Map<DeviceEntry, string | null>()
      for (const [entry, words, left] of steps) {
        const text = textFor(entry, words)
        room = left
        page.write(entry, text)
        last.set(entry, text)
        for (const [written, wanted] of last) expect(withoutWrites(written, page.read(written))).toBe(wanted)
      }
      const next = openPage()
      isStored ||= last.has("cart") && next.read("cart") !== null
      for (const [entry, wanted] of last) expect([wanted, null]).toContain(withoutWrites(entry, next.read(entry)))
    }),
    { numRuns: 2000 },
  )
  // Guards against a quota that is too small for any cart, which would prove little.
  expect(isStored).toBe(true)
})
