import { isDeepStrictEqual } from "node:util"
import { expect, test } from "vitest"
import { digestWorld } from "../../kernel/digest.ts"
import { CodeNotLoaded } from "../../kernel/lazyUnit.ts"
import { bryggaWithMenu, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { makeLazyShop, makeLazyShopOf } from "../../shop/lazyShop.ts"
import { start } from "../../shop/shopStage.fixture.ts"
import { seeShop, shop, type ShopFold, type ShopWorld } from "../../shop/shop.ts"
import { orderingWakes } from "../../shop/lazy/wakes.ts"
import { accountWakes } from "../../shop/lazyAccount/wakes.ts"
import { type LazyUnits, lazyUnits } from "../../shop/lazyUnits.ts"
import { runPlay } from "../runPlay.ts"
import { gatherKept } from "./gatherKept.ts"
import { shopPlay } from "./shopPlay.ts"

type Name = keyof LazyUnits
const names = Object.keys(lazyUnits) as Name[]

/** A lazy shop in which each unit's code is loaded the moment that the unit asks for it, and no other unit's. */
const begin = (from: ShopWorld, woken: Set<Name>) => {
  // A world from elsewhere may need the code at once.
  const awake = new Set(from.n < 0 ? [] : names)
  const lazy = makeLazyShopOf((name) => ({
    loaded: () => (awake.has(name) ? lazyUnits[name] : undefined),
    load: () => {
      awake.add(name)
      woken.add(name)
      return Promise.resolve()
    },
  }))
  return { ...lazy, awake }
}

/** What differs between two worlds after an input: the event, and each unit whose state is another. */
const differenceOf = (event: string, one: ShopWorld, other: ShopWorld): string => {
  const differing = Object.keys(one.units).filter((name) => !isDeepStrictEqual(one.units[name], other.units[name]))
  return `${event}: units that differ: ${differing.join(", ") || "none"}`
}

/** Folds everything twice, and lets no difference pass. */
const twice = () => {
  const lives = new WeakMap<ShopWorld, { readonly lazy: ReturnType<typeof begin>; readonly world: ShopWorld }>()
  const met = { woken: new Set<Name>(), wokenBy: new Set<string>(), asleep: 0, steps: 0 }
  const step: ShopFold["step"] = (before, at, input) => {
    const { lazy, world } = lives.get(before) ?? { lazy: begin(before, met.woken), world: before }
    const whole = shop.step(before, at, input)
    const what = input.type === "Happened" ? input.event.type : input.type
    const foldLazily = (): ReturnType<ShopFold["step"]> => {
      try {
        return lazy.fold.step(world, at, input)
      } catch (problem) {
        if (!(problem instanceof CodeNotLoaded)) throw problem
        met.wokenBy.add(what)
        void problem.load()
        return foldLazily()
      }
    }
    const folded = foldLazily()
    met.steps++
    met.asleep += names.length - lazy.awake.size
    if (digestWorld(folded.world) !== digestWorld(whole.world))
      throw new Error(differenceOf(what, folded.world, whole.world))
    expect(folded.tells, what).toEqual(whole.tells)
    if (met.steps % 7 === 0) expect({ ...lazy.see(folded.world) }).toEqual({ ...seeShop(whole.world) })
    lives.set(whole.world, { lazy, world: folded.world })
    return whole
  }
  return { fold: { ...shop, step }, met }
}

test("in random sessions a shop whose lazy units sleep until they are woken equals the whole shop in every step", () => {
  const { fold, met } = twice()
  const props = gatherKept({ market: "no", stores: [torgetWithMenu, bryggaWithMenu], coupons: [] })
  const play = { ...shopPlay(props), fold }
  for (let seed = 1; seed <= 160; seed++) runPlay(play, seed)
  expect([...met.woken].toSorted()).toEqual(names.toSorted())
  expect(met.asleep / met.steps).toBeGreaterThan(20)
  expect([...met.wokenBy]).toEqual(expect.arrayContaining(["CallEnded", "ItemAdded", "ProductAdded"]))
})

test.each(["/betaling", "/min-side", "/bestilling/o1", "/betaling/o1"])(
  "opening %s asks for code, and a store's menu does not",
  (path) => {
    const asleep = { loaded: () => undefined, load: () => Promise.resolve() }
    const lazy = makeLazyShop({ ordering: asleep, account: asleep })
    const { world } = lazy.fold.step(shop.empty, { n: 0, t: 0 }, { type: "Started", start })
    const open = (to: string) =>
      lazy.fold.step(world, { n: 1, t: 1 }, { type: "Happened", event: { type: "PathOpened", path: to, how: "link" } })
    expect(() => open(path)).toThrow(CodeNotLoaded)
    expect(lazy.see(open("/butikker/torget/meny/pizza").world).route.screen._tag).toBe("Menu")
  },
)

test.each(names)("%s is woken only by events that it listens to", (name) => {
  const wakes: object = { ...orderingWakes, ...accountWakes }[name]
  expect(Object.keys(wakes).filter((type) => !lazyUnits[name].listens.has(type))).toEqual([])
})
