import { expect, test } from "vitest"
import { plainDialog as dialog } from "../../units/dialog/plainDialog.fixture.ts"
import { seeShop, shop, type ShopWorld } from "../../shop/shop.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import type { OverlayContext } from "../../units/overlay/actor.ts"
import type { OverlayValue } from "../../units/overlay/view.ts"

interface Overlay {
  readonly value: OverlayValue
  readonly context: OverlayContext
}

const overlayOf = ({ units }: ShopWorld): Overlay => units["overlay"] as Overlay

/** A state without ids and times: what distinguishes it from others. */
const keyOf = (world: ShopWorld): string => {
  const { value, context } = overlayOf(world)
  const modal = typeof value.modal === "string" ? value.modal : value.modal.open
  return [modal, context.next ? "then another" : "", value.drawer, value.dialog].filter(Boolean).join(", ")
}

/** All overlay events possible in a world. */
const eventsOf = (world: ShopWorld): readonly ShopEvent[] => {
  const { overlay, dialog: asked } = seeShop(world)
  return [
    { type: "ModalOpened", modal: { _tag: "ShoppingCart" } },
    { type: "ModalOpened", modal: { _tag: "Deals" } },
    { type: "ModalClosed", id: overlay.modal?.id ?? "", by: "button" },
    { type: "DrawerOpened" },
    { type: "DrawerClosed" },
    { type: "DrawerSwiped", distance: 200 },
    { type: "DialogAsked", dialog },
    { type: "DialogClosed", id: asked.open?.id ?? "" },
    { type: "PathOpened", path: "/handlevogn", how: "history" },
  ]
}

const timersOf = (world: ShopWorld) => Object.values(world.timers).filter(({ unit }) => unit === "overlay")

const nextOf = (world: ShopWorld): readonly ShopWorld[] => {
  const at = { n: world.n + 1, t: world.t }
  return [
    ...eventsOf(world).map((event) => shop.step(world, at, { type: "Happened", event }).world),
    ...timersOf(world).map(({ key }) => shop.step(world, at, { type: "TimerFired", key }).world),
  ]
}

/** Every reachable state, with one world in it and its successor states. */
const explore = () => {
  const first = openShop().world()
  const found = new Map<string, { readonly world: ShopWorld; readonly follow: readonly string[] }>()
  const queue = [first]
  for (let world = queue.shift(); world !== undefined; world = queue.shift()) {
    if (found.has(keyOf(world))) continue
    const next = nextOf(world)
    found.set(keyOf(world), { world, follow: next.map(keyOf) })
    queue.push(...next)
  }
  return found
}

const found = explore()

test("exactly these states are reachable", () => {
  expect([...found.keys()].toSorted()).toEqual([
    "closed, closed, asking",
    "closed, closed, none",
    "closed, open, asking",
    "closed, open, none",
    "closed, opening, asking",
    "closed, opening, none",
    "closing, closed, asking",
    "closing, closed, none",
    "closing, open, asking",
    "closing, open, none",
    "closing, opening, asking",
    "closing, opening, none",
    "closing, then another, closed, asking",
    "closing, then another, closed, none",
    "focused, closed, asking",
    "focused, closed, none",
    "settling, closed, asking",
    "settling, closed, none",
  ])
})

test("the drawer is never open together with a panel that is open or opening", () => {
  for (const { world } of found.values()) {
    const { value, context } = overlayOf(world)
    if (value.drawer === "closed") continue
    expect(["closed", "closing"]).toContain(value.modal)
    expect(context.next).toBeNull()
  }
})

test("the page is scroll-locked exactly while something covers it", () => {
  for (const [key, { world }] of found) {
    expect(seeShop(world).overlay.isScrollLocked, key).toBe(key !== "closed, closed, none")
  }
})

test("a moving overlay has a timer that ends the movement, a resting one has none", () => {
  for (const [key, { world }] of found) {
    const moving = ["closing", "settling", "opening"].filter((state) => key.includes(state)).length
    expect(timersOf(world), key).toHaveLength(moving)
  }
})

test("from every state the customer can get back to the bare page", () => {
  const home = new Set(["closed, closed, none"])
  for (let size = 0; size !== home.size;) {
    size = home.size
    for (const [key, { follow }] of found) if (follow.some((next) => home.has(next))) home.add(key)
  }
  expect([...found.keys()].filter((key) => !home.has(key))).toEqual([])
})
