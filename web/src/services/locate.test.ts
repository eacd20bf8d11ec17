import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { locate } from "./locate.ts"

type Asked = Geolocation["getCurrentPosition"]

const asking = (getCurrentPosition: Asked) => {
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } })
  return Effect.runPromise(locate)
}

afterEach(() => vi.unstubAllGlobals())

test("the device's position is rounded to about 100 metres", async () => {
  const at = { coords: { latitude: 59.913_868, longitude: 10.752_245 } } as GeolocationPosition
  expect(await asking((found) => found(at))).toEqual({
    _tag: "Here",
    position: { latitude: 59.914, longitude: 10.752 },
  })
})

test.each([
  [1, "denied"],
  [2, "unavailable"],
  [3, "timeout"],
  [9, "unavailable"],
] as const)("the browser's error %i is %s", async (code, reason) => {
  expect(await asking((_, failed) => failed?.({ code } as GeolocationPositionError))).toEqual({
    _tag: "Nowhere",
    reason,
  })
})

test("a browser without geolocation has no position", async () => {
  vi.stubGlobal("navigator", {})
  expect(await Effect.runPromise(locate)).toEqual({ _tag: "Nowhere", reason: "unavailable" })
})
