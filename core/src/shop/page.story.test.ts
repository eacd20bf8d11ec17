import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test, vi } from "vitest"
import { emptyDevice } from "../domain/device/rules/emptyDevice.ts"
import { beginWith, digestWorld, type Json, makeLive } from "../kernel/index.ts"
import { torgetWithMenu } from "./samples.fixture.ts"
import { seeShop, shop, type ShopWorld } from "./shop.ts"
import { start } from "./shopStage.fixture.ts"

const path = "/butikker/torget/meny/pizza"
const anyDevice = { command: { type: "ReadDevice" } as const, value: emptyDevice as unknown as Json }
const torgetsMenu = {
  command: { type: "LoadStore", store: "torget" } as const,
  value: torgetWithMenu as unknown as Json,
}

test("a page is rendered from a world with the menu, and requests only what cannot be known in advance", () => {
  const world = beginWith(shop, { start: { ...start, path }, t: 1000, known: [anyDevice, torgetsMenu] })
  expect(seeShop(world).store.shown).toMatchObject({ _tag: "Loaded", value: { store: { slug: "torget" } } })
  expect(Object.values(world.calls).map(({ command }) => command)).toEqual([{ type: "LoadStatus", store: "no-1" }])
})

/** A live shop whose device answers on demand; returns the calls its services received, and a way to end it. */
const live = (story: (read: () => void, put: () => void) => Effect.Effect<void>) =>
  Effect.gen(function* () {
    const asked: string[] = []
    let read = (): void => undefined
    const device = new Promise<void>((resolve) => (read = resolve))
    const shopThatLives = yield* makeLive({
      fold: shop,
      beginning: { _tag: "New", start: { ...start, path }, known: [torgetsMenu] },
      services: {
        tell: () => Effect.void,
        call: (command): Effect.Effect<Json, Json> => {
          asked.push(command.type)
          return command.type === "ReadDevice"
            ? Effect.as(
                Effect.promise(() => device),
                anyDevice.value,
              )
            : Effect.never
        },
      },
    })
    yield* story(read, () => shopThatLives.put({ type: "PageHidden" }))
    yield* Effect.promise(() => vi.waitUntil(() => asked.length >= 2, { timeout: 20_000, interval: 1 }))
    return { asked, world: shopThatLives.world(), log: shopThatLives.log() }
  }).pipe(Effect.scoped, Effect.provide(TestClock.layer()), Effect.runPromise)

const replayed = (log: Awaited<ReturnType<typeof live>>["log"]): ShopWorld =>
  log.records.reduce((world, { n, t, input }) => shop.step(world, { n, t }, input).world, shop.empty)

test("the browser continues from the page: the device is read, the menu is there, and the log replays", async () => {
  const { asked, world, log } = await live((read) => Effect.sync(read))
  expect(asked).toEqual(["ReadDevice", "LoadStatus"])
  expect(seeShop(world).store.shown).toMatchObject({ _tag: "Loaded" })
  expect(digestWorld(replayed(log))).toBe(digestWorld(world))
})

test("after the first event the page may be out of date, and the menu is requested", async () => {
  const { asked } = await live((read, put) =>
    Effect.sync(() => {
      put()
      read()
    }),
  )
  expect(asked).toEqual(["ReadDevice", "LoadStore"])
})
