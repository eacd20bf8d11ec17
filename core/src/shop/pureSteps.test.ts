import { expect, test } from "vitest"
import { seedOfRun, shareOf } from "../testing/share.fixture.ts"
import { liveThrough } from "./randomSession.fixture.ts"
import { shop, type ShopFold, type ShopWorld } from "./shop.ts"

/** Everything that a step returns, as text: states, timers, calls, tells and the crash, including key order. */
const textOf = ({ world, tells, crash }: ReturnType<ShopFold["step"]>): string =>
  JSON.stringify([world, tells, String(crash)])

test("a step mutates no input and is deterministic, also from a world restored from JSON mid-flight", () => {
  const met = { steps: 0, timers: 0, calls: 0 }
  const step: ShopFold["step"] = (world, at, input) => {
    const before = JSON.stringify(world)
    const folded = shop.step(world, at, input)
    expect(JSON.stringify(world)).toBe(before)
    const text = textOf(folded)
    expect(textOf(shop.step(world, at, input))).toBe(text)
    expect(textOf(shop.step(JSON.parse(before) as ShopWorld, at, input))).toBe(text)
    met.steps++
    if (Object.keys(world.timers).length > 0) met.timers++
    if (Object.keys(world.calls).length > 0) met.calls++
    return folded
  }
  const lives = shareOf(60, 4)
  const first = seedOfRun(1)
  for (let seed = first; seed < first + lives; seed++) liveThrough(seed, 60, step)
  expect(met.steps).toBe(lives * 60)
  expect(met.timers).toBeGreaterThan(met.steps / 2)
  expect(met.calls).toBeGreaterThan(met.steps / 4)
})
