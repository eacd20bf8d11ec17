import { expect, test } from "vitest"
import { CodeNotLoaded } from "../../kernel/lazyUnit.ts"
import { besideLazyShop, lazyNames } from "../../shop/besideLazyShop.fixture.ts"
import { orderingTriggers } from "../../shop/lazy/triggers.ts"
import { accountTriggers } from "../../shop/lazyAccount/triggers.ts"
import { makeLazyShop } from "../../shop/lazyShop.ts"
import { lazyUnits } from "../../shop/lazyUnits.ts"
import { shop } from "../../shop/shop.ts"
import { start } from "../../shop/shopStage.fixture.ts"
import { isDeep, seedOfRun, shareOf } from "../../testing/share.fixture.ts"
import { runPlay } from "../runPlay.ts"
import { shopPlay } from "./shopPlay.ts"
import { twoStores } from "./twoStores.fixture.ts"

test("in random sessions a shop whose units load on demand equals the full shop after every step", () => {
  const { fold, met } = besideLazyShop()
  const play = { ...shopPlay(twoStores()), fold }
  const first = seedOfRun(1)
  for (let seed = first; seed < first + shareOf(160, 4); seed++) runPlay(play, seed)
  expect(met.unloaded / met.steps).toBeGreaterThan(20)
  // A daily run plays a quarter of the sessions, which may not load every unit.
  if (!isDeep) return
  expect([...met.loaded].toSorted()).toEqual(lazyNames.toSorted())
  expect([...met.loadedBy]).toEqual(expect.arrayContaining(["CallEnded", "ItemAdded", "ProductAdded"]))
})

test.each(["/betaling", "/min-side", "/bestilling/o1", "/betaling/o1"])(
  "opening %s asks for code, and a store's menu does not",
  (path) => {
    const unloaded = { loaded: () => undefined, load: () => Promise.resolve() }
    const lazy = makeLazyShop({ ordering: unloaded, account: unloaded })
    const { world } = lazy.fold.step(shop.empty, { n: 0, t: 0 }, { type: "Started", start })
    const open = (to: string) =>
      lazy.fold.step(world, { n: 1, t: 1 }, { type: "Happened", event: { type: "PathOpened", path: to, how: "link" } })
    expect(() => open(path)).toThrow(CodeNotLoaded)
    expect(lazy.see(open("/butikker/torget/meny/pizza").world).route.screen._tag).toBe("Menu")
  },
)

test.each(lazyNames)("%s is loaded only by events that it listens to", (name) => {
  const triggers: object = { ...orderingTriggers, ...accountTriggers }[name]
  expect(Object.keys(triggers).filter((type) => !lazyUnits[name].listens.has(type))).toEqual([])
})
