import { expect, test } from "vitest"
import { nameCall, traceparentOf } from "./nameCall.ts"
import { standInSeed, traceKeyOf } from "./traceKeyOf.ts"

const seed = "k3f9x0a7b2m4n8q1"
const key = traceKeyOf(seed) ?? ""

test("calls of one press share a trace, and each has a span of its own", () => {
  const price = nameCall(key, 12, "validation.asking@14")
  const store = nameCall(key, 12, "store.loading@12")
  expect(price.trace).toBe(store.trace)
  expect(price.span).not.toBe(store.span)
  expect(nameCall(key, 13, "validation.asking@14")).toEqual({ ...price, trace: expect.not.stringMatching(price.trace) })
})

test("the ids never change, so that a stored log names the traces that a collector has stored", () => {
  expect(traceparentOf(nameCall(key, 12, "validation.asking@14"))).toBe(
    "00-46f6190140d1a1fe5d43d25c008a64e0-c7bfff94482fff45-00",
  )
})

test("another session has other traces, and none reveals the seed", () => {
  const other = traceKeyOf("another0seed0000") ?? ""
  expect(nameCall(other, 12, "a@12")).not.toEqual(nameCall(key, 12, "a@12"))
  expect(standInSeed(seed)).not.toContain(seed)
})

test("an export's stand-in names the traces of the seed, and is its own stand-in", () => {
  expect(traceKeyOf(standInSeed(seed))).toBe(key)
  expect(standInSeed(standInSeed(seed))).toBe(standInSeed(seed))
})

test("a seed that was masked without a stand-in names no trace", () => {
  expect(traceKeyOf("0x0xx0000x00x0xx")).toBeUndefined()
  expect(standInSeed("0x0xx0000x00x0xx")).toBe("0x0xx0000x00x0xx")
})
