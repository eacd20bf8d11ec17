import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { later } from "./later.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a part is fetched once, however many ask, and is there at once from then on", async () => {
  let fetched = 0
  const part = later(() => Promise.resolve(`part ${++fetched}`))
  expect(part.now()).toBeUndefined()
  let heard = 0
  part.subscribe(() => heard++)
  await Promise.all([part.load(), part.load()])
  expect(await part.load()).toBe("part 1")
  expect(part.now()).toBe("part 1")
  expect(heard).toBe(1)
})

test("a part that does not come is asked for again; given up, the next who asks begins anew", async () => {
  let online = false
  let fetched = 0
  const part = later(() => {
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
