import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { emptyDevice } from "../device/rules/emptyDevice.ts"
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

test("a page is drawn from a world that knows the menu and asks only for what nobody can know ahead", () => {
  const world = beginWith(shop, { start: { ...start, path }, t: 1000, known: [anyDevice, torgetsMenu] })
  expect(seeShop(world).store.shown).toMatchObject({ _tag: "Loaded", value: { store: { slug: "torget" } } })
  expect(Object.values(world.calls).map(({ command }) => command)).toEqual([{ type: "LoadStatus", store: "no-1" }])
})

/** A live shop whose device answers when the story says so; gives what its services were asked, and its end. */
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
    yield* Effect.promise(() => new Promise((resume) => setTimeout(resume, 5)))
    return { asked, world: shopThatLives.world(), log: shopThatLives.log() }
  }).pipe(Effect.scoped, Effect.provide(TestClock.layer()), Effect.runPromise)

const replayed = (log: Awaited<ReturnType<typeof live>>["log"]): ShopWorld =>
  log.records.reduce((world, { n, t, input }) => shop.step(world, { n, t }, input).world, shop.empty)

test("the browser goes on from it: the device is read, the menu is there without asking, and the log replays", async () => {
  const { asked, world, log } = await live((read) => Effect.sync(read))
  expect(asked).toEqual(["ReadDevice", "LoadStatus"])
  expect(seeShop(world).store.shown).toMatchObject({ _tag: "Loaded" })
  expect(digestWorld(replayed(log))).toBe(digestWorld(world))
})

test("once something has happened the page may be out of date, and the menu is asked for", async () => {
  const { asked } = await live((read, put) =>
    Effect.sync(() => {
      put()
      read()
    }),
  )
  expect(asked).toEqual(["ReadDevice", "LoadStore"])
})
