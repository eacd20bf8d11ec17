import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { lazyPart, loadEveryPart } from "./lazyPart.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a part is loaded once for all callers, and is available at once from then on", async () => {
  let fetched = 0
  const part = lazyPart(() => Promise.resolve(`part ${++fetched}`))
  expect(part.now()).toBeUndefined()
  let heard = 0
  part.subscribe(() => heard++)
  await Promise.all([part.load(), part.load()])
  expect(await part.load()).toBe("part 1")
  expect(part.now()).toBe("part 1")
  expect(heard).toBe(1)
})

test("a failed load is retried; after the last attempt the next call starts again", async () => {
  let online = false
  let fetched = 0
  const part = lazyPart(() => {
    fetched++
    return online ? Promise.resolve("here") : Promise.reject(new Error("no network"))
  })
  const failed = expect(part.load()).rejects.toThrow("no network")
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(fetched).toBe(6)
  online = true
  expect(await part.load()).toBe("here")
})

test("every part can be loaded at once, also one that another part's code declares", async () => {
  const inner: { part?: ReturnType<typeof lazyPart<string>> } = {}
  const outer = lazyPart(async () => {
    inner.part = lazyPart(async () => "inner")
    return "outer"
  })
  await loadEveryPart()
  expect([outer.now(), inner.part?.now()]).toEqual(["outer", "inner"])
})
