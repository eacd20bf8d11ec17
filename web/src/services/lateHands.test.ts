import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import type { Hands } from "@skorpe/core/kernel"
import { shop, type ShopCommand, type ShopWorld } from "@skorpe/core/shop"
import { versionGone } from "../kit/newVersion.ts"
import { lateHands } from "./lateHands.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const world = (n: number): ShopWorld => ({ ...shop.empty, n })
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

test("what was told before the hands came is done in order, and only the last world is followed", async () => {
  const { done, make } = writtenDown()
  const late = lateHands(() => Promise.resolve(make))(() => {})
  late.tell(show("/a"))
  late.follow(world(1))
  late.tell(show("/b"))
  late.follow(world(2))
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(["show /a", "show /b", "follow 2"])
  late.tell(show("/c"))
  late.follow(world(3))
  expect(done.slice(3)).toEqual(["show /c", "follow 3"])
})

test("hands that could not be loaded are asked for again until they come", async () => {
  const { done, make } = writtenDown()
  let asked = 0
  const late = lateHands(() => (++asked < 8 ? Promise.reject(new Error("no network")) : Promise.resolve(make)))(
    () => {},
  )
  late.follow(world(1))
  await vi.advanceTimersByTimeAsync(350)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(8)
  expect(done).toEqual(["follow 1"])
})

test("hands of a version that is gone do not come: the customer learns it, and is asked to begin anew", async () => {
  const asked: string[] = []
  vi.stubGlobal("document", { querySelector: () => ({ src: "/assets/old.js" }) })
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(null, { status: 404 }))
  })
  let heard = 0
  onTestFinished(versionGone.subscribe(() => (heard += 1)))
  const late = lateHands(() => Promise.reject(new Error("404")))(() => {})
  await vi.advanceTimersByTimeAsync(3000)
  late.stop()
  vi.unstubAllGlobals()
  expect([asked, heard, versionGone.now()]).toEqual([["/assets/old.js"], 1, true])
})

test("a page that is gone starts nothing, and stops what runs", async () => {
  const early = writtenDown()
  const gone = lateHands(() => Promise.resolve(early.make))(() => {})
  gone.follow(world(1))
  gone.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(early.done).toEqual([])
  const { done, make } = writtenDown()
  const late = lateHands(() => Promise.resolve(make))(() => {})
  await vi.advanceTimersByTimeAsync(0)
  late.stop()
  expect(done).toEqual(["stop"])
})

test.each<[string, (hands: Hands<ShopCommand, void>) => void]>([
  ["told", (hands) => hands.tell(show("/a"))],
  ["asked for", (hands) => hands.follow({ ...world(2), calls: { "store.status": statusCall } })],
])("hands are not sent for while the page rests, but when anything is %s", async (_, happen) => {
  let asked = 0
  const load = () => (asked++, Promise.resolve(writtenDown().make))
  const resting = lateHands(load, { until: new Promise(() => {}), isDrawn: false })(() => {})
  resting.follow(world(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(0)
  happen(resting)
  happen(resting)
  expect(asked).toBe(1)
})

test("hands are sent for at the end of the page's rest", async () => {
  let asked = 0
  const rested = new Promise<void>((resolve) => setTimeout(resolve, 8000))
  lateHands(() => (asked++, Promise.resolve(writtenDown().make)), { until: rested, isDrawn: false })(() => {}).follow(
    world(1),
  )
  await vi.advanceTimersByTimeAsync(7999)
  expect(asked).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(1)
})

test("a page that the server has just drawn asks whether that still holds, and keeps what it shows, when it has rested; anything else it does at once", async () => {
  let asked = 0
  const load = () => (asked++, Promise.resolve(writtenDown().make))
  const until = new Promise<void>((resolve) => setTimeout(resolve, 8000))
  const resting = lateHands(load, { until, isDrawn: true })(() => {})
  resting.tell({ type: "Keep", kept: { entry: "store", value: null } })
  resting.follow({ ...world(2), calls: { "store.status": statusCall } })
  await vi.advanceTimersByTimeAsync(7999)
  expect(asked).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(1)
  const telling = lateHands(load, { until, isDrawn: true })(() => {})
  telling.tell(show("/a"))
  expect(asked).toBe(2)
})
