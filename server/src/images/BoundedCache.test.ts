import * as fc from "fast-check"
import { expect, test } from "vitest"
import { BoundedCache } from "./BoundedCache.ts"

const keys = Array.from("abcdefgh")

test("the least recently used entry is evicted first", () => {
  const cache = new BoundedCache(30)
  for (const key of ["a", "b", "c"]) cache.set(key, new Uint8Array(10))
  cache.get("a")
  cache.set("d", new Uint8Array(10))
  expect(["a", "b", "c", "d"].filter((key) => cache.get(key) !== undefined)).toEqual(["a", "c", "d"])
})

test("it never exceeds its limit in bytes, and counts them correctly", () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...keys), fc.integer({ min: 0, max: 60 })))
  fc.assert(
    fc.property(steps, (sets) => {
      const cache = new BoundedCache(100)
      for (const [key, size] of sets) {
        cache.set(key, new Uint8Array(size))
        expect(cache.bytes).toBeLessThanOrEqual(100)
      }
      const held = keys.reduce((sum, key) => sum + (cache.get(key)?.byteLength ?? 0), 0)
      expect(cache.bytes).toBe(held)
    }),
  )
})
