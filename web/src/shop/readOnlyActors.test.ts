import { seeShop, shop, type ShopWorld } from "@skorpe/core/shop"
import { expect, test } from "vitest"
import { readOnlyActors } from "./readOnlyActors.ts"

/** A shop's source in which every event has its own time. */
const opened = () => {
  let world: ShopWorld = shop.empty
  const listeners = new Set<() => void>()
  const bring = (t: number, input: Parameters<typeof shop.step>[2]): void => {
    ;({ world } = shop.step(world, { n: world.n + 1, t }, input))
    for (const listener of listeners) listener()
  }
  bring(0, { type: "Started", start: { market: "no", build: "b", seed: "s", path: "/", origin: "web" } })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const views = () => seeShop(world)
  return { bring, views, ...readOnlyActors({ views, time: () => world.t, subscribe }) }
}

test("each unit has an actor, whose snapshot is identical until the view changes", () => {
  const { bring, units, clock } = opened()
  expect(Object.keys(units)).toEqual(Object.keys(seeShop(shop.empty)))
  const before = { route: units.route.getSnapshot(), drawer: units.overlay.getSnapshot() }
  bring(7000, { type: "Happened", event: { type: "DrawerOpened" } })
  expect(units.route.getSnapshot()).toBe(before.route)
  expect(units.overlay.getSnapshot()).toMatchObject({ drawer: "opening" })
  expect(clock.getSnapshot()).toEqual({ t: 7000 })
})

test("the clock shows the server's time as soon as a status has brought it", () => {
  const { views } = opened()
  const off = { server: 3_607_000, device: 7000 }
  const told = readOnlyActors({
    views: () => ({ ...views(), store: { ...views().store, clock: off } }),
    time: () => 9000,
    subscribe: () => () => undefined,
  })
  expect(told.clock.getSnapshot()).toEqual({ t: 3_609_000 })
})

test("a subscriber, observer or function, is called on each step until it unsubscribes", () => {
  const { bring, units } = opened()
  const heard: string[] = []
  const one = units.overlay.subscribe({ next: ({ drawer }) => void heard.push(`one: ${drawer}`) })
  units.overlay.subscribe(({ drawer }) => void heard.push(`other: ${drawer}`))
  bring(1, { type: "Happened", event: { type: "DrawerOpened" } })
  one.unsubscribe()
  bring(2, { type: "Happened", event: { type: "DrawerClosed" } })
  expect(heard.slice(0, 2)).toEqual(["one: opening", "other: opening"])
  expect(heard.slice(2)).toEqual([expect.stringMatching(/^other: /)])
})
