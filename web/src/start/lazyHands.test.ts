import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import type { Hands } from "@skorpe/core/kernel"
import { shop, type ShopWorld } from "@skorpe/core/shop"
import { type ShopCommand } from "@skorpe/core/messages"
import { versionGone } from "../kit/newVersion.ts"
import { lazyHands } from "./lazyHands.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const world = (n: number): ShopWorld => ({ ...shop.empty, n })
const nothingAtOnce = () => false
const untold = () => {}
const show = (path: string): ShopCommand => ({ type: "ShowPath", path })

const statusCall = { key: "2", unit: "store", id: "status", command: { type: "LoadStatus", store: "101" } } as const

const writtenDown = () => {
  const done: string[] = []
  const hands: Hands<ShopCommand, void> = {
    follow: ({ n }) => void done.push(`follow ${n}`),
    tell: (command) => void done.push(command.type === "ShowPath" ? `show ${command.path}` : command.type),
    stop: () => void done.push("stop"),
  }
  return { done, make: () => hands }
}

test("tells before the hands load run in order, and only the last world is followed", async () => {
  const { done, make } = writtenDown()
  const lazy = lazyHands(() => Promise.resolve(make), nothingAtOnce, untold)(() => {})
  lazy.tell(show("/a"))
  lazy.follow(world(1))
  lazy.tell(show("/b"))
  lazy.follow(world(2))
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(["show /a", "show /b", "follow 2"])
  lazy.tell(show("/c"))
  lazy.follow(world(3))
  expect(done.slice(3)).toEqual(["show /c", "follow 3"])
})

test("hands that fail to load are retried until they load", async () => {
  const { done, make } = writtenDown()
  let asked = 0
  const load = () => (++asked < 8 ? Promise.reject(new Error("no network")) : Promise.resolve(make))
  const lazy = lazyHands(load, nothingAtOnce, untold)(() => {})
  lazy.follow(world(1))
  await vi.advanceTimersByTimeAsync(350)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(8)
  expect(done).toEqual(["follow 1"])
})

test("hands of a version that is gone do not load, and the shop asks the customer to reload", async () => {
  const asked: string[] = []
  vi.stubGlobal("document", { querySelector: () => ({ src: "/assets/old.js" }) })
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(null, { status: 404 }))
  })
  let heard = 0
  onTestFinished(versionGone.subscribe(() => (heard += 1)))
  const lazy = lazyHands(() => Promise.reject(new Error("404")), nothingAtOnce, untold)(() => {})
  await vi.advanceTimersByTimeAsync(3000)
  lazy.stop()
  vi.unstubAllGlobals()
  expect([asked, heard, versionGone.now()]).toEqual([["/assets/old.js"], 1, true])
})

test("a closed page starts no calls, and interrupts those that run", async () => {
  const early = writtenDown()
  const gone = lazyHands(() => Promise.resolve(early.make), nothingAtOnce, untold)(() => {})
  gone.follow(world(1))
  gone.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(early.done).toEqual([])
  const { done, make } = writtenDown()
  const lazy = lazyHands(() => Promise.resolve(make), nothingAtOnce, untold)(() => {})
  await vi.advanceTimersByTimeAsync(0)
  lazy.stop()
  expect(done).toEqual(["stop"])
})

test.each<[string, (hands: Hands<ShopCommand, void>) => void]>([
  ["told", (hands) => hands.tell(show("/a"))],
  ["asked for", (hands) => hands.follow({ ...world(2), calls: { "store.status": statusCall } })],
])("hands do not load while nothing happens, but when anything is %s", async (_, happen) => {
  let asked = 0
  const load = () => (asked++, Promise.resolve(writtenDown().make))
  const resting = lazyHands(load, nothingAtOnce, untold, { until: new Promise(() => {}), isDrawn: false })(() => {})
  resting.follow(world(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(0)
  happen(resting)
  happen(resting)
  expect(asked).toBe(1)
})

test("the hands load when the page is idle", async () => {
  let asked = 0
  const rested = new Promise<void>((resolve) => setTimeout(resolve, 8000))
  const load = () => (asked++, Promise.resolve(writtenDown().make))
  lazyHands(load, nothingAtOnce, untold, { until: rested, isDrawn: false })(() => {}).follow(world(1))
  await vi.advanceTimersByTimeAsync(7999)
  expect(asked).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(1)
})

test("a freshly rendered page revalidates its data when it is idle; a tell that is kept at once loads no hands, any other does", async () => {
  let asked = 0
  const load = () => (asked++, Promise.resolve(writtenDown().make))
  const until = new Promise<void>((resolve) => setTimeout(resolve, 8000))
  const keep = ({ type }: ShopCommand) => type === "Keep"
  const resting = lazyHands(load, keep, untold, { until, isDrawn: true })(() => {})
  resting.tell({ type: "Keep", kept: { entry: "store", value: null } })
  resting.follow({ ...world(2), calls: { "store.status": statusCall } })
  await vi.advanceTimersByTimeAsync(7999)
  expect(asked).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(1)
  const telling = lazyHands(load, nothingAtOnce, untold, { until, isDrawn: true })(() => {})
  telling.tell(show("/a"))
  expect(asked).toBe(2)
})

test("a failed load is reported while something waits for it, and so is its later success", async () => {
  const { make } = writtenDown()
  const late: boolean[] = []
  let isThere = false
  const load = () => (isThere ? Promise.resolve(make) : Promise.reject(new Error("no network")))
  const lazy = lazyHands(load, nothingAtOnce, (waits) => late.push(waits))(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(late).toEqual([])
  lazy.follow({ ...world(1), calls: { "store.status": statusCall } })
  await vi.advanceTimersByTimeAsync(5000)
  expect(late).toContain(true)
  isThere = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(late.at(-1)).toBe(false)
})
