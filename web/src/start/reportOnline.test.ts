import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openSceneShop } from "../testing/sceneShop.ts"
import { reportOnline } from "./reportOnline.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("a failed load of a store is retried within a second after the network is back, not after five", () => {
  vi.stubGlobal("navigator", { onLine: true })
  const shop = openSceneShop("/butikker/finnes-ikke/meny/pizza")
  const unreached = (): void => {
    shop.fail("LoadStore", { _tag: "Unreachable" })
    shop.send({ type: "ConnectionLost" })
  }
  unreached()
  reportOnline(shop)
  unreached()
  expect(shop.views().store.shown._tag).toBe("Failed")
  vi.advanceTimersByTime(1000)
  expect(shop.views().store.shown._tag).toBe("Loading")
  shop.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] })
  expect(shop.views().store.shown._tag).toBe("Missing")
})

test("nothing is sent a second time once a call has succeeded, or the network is gone again", () => {
  vi.stubGlobal("navigator", { onLine: true })
  const shop = openSceneShop("/")
  reportOnline(shop)
  vi.advanceTimersByTime(5000)
  reportOnline(shop)
  shop.send({ type: "ConnectionLost" })
  vi.stubGlobal("navigator", { onLine: false })
  vi.advanceTimersByTime(5000)
  expect(shop.sent().map(({ type }) => type)).toEqual(["ConnectionRestored", "ConnectionRestored", "ConnectionLost"])
})
