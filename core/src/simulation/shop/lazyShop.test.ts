import { isDeepStrictEqual } from "node:util"
import { expect, test } from "vitest"
import { digestWorld } from "../../kernel/digest.ts"
import { CodeNotLoaded } from "../../kernel/lazyUnit.ts"
import { bryggaWithMenu, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { makeLazyShop } from "../../shop/lazyShop.ts"
import { stubs } from "../../shop/stubs.ts"
import { seeShop, shop, type ShopFold, type ShopWorld } from "../../shop/shop.ts"
import { orderingUnits } from "../../shop/lazy/index.ts"
import { accountUnits } from "../../shop/lazyAccount/index.ts"
import { type LazyUnits, lazyUnits } from "../../shop/lazyUnits.ts"
import { runPlay } from "../runPlay.ts"
import { gatherKept } from "./gatherKept.ts"
import { shopPlay } from "./shopPlay.ts"

/** A lazy shop whose chunks are loaded the moment they are asked for. */
const begin = (from: ShopWorld) => {
  // A world from elsewhere may need the code at once.
  const there = { ordering: from.n >= 0, account: from.n >= 0 }
  const chunk = <Units>(name: keyof typeof there, units: Units) => ({
    loaded: () => (there[name] ? units : undefined),
    load: () => {
      there[name] = true
      return Promise.resolve()
    },
  })
  const lazy = makeLazyShop({ ordering: chunk("ordering", orderingUnits), account: chunk("account", accountUnits) })
  return { ...lazy, there }
}

/** What differs between two worlds after an input: the event, and each unit whose state is another. */
const differenceOf = (event: string, one: ShopWorld, other: ShopWorld): string => {
  const names = Object.keys(one.units)
  const differing = names.filter((name) => !isDeepStrictEqual(one.units[name], other.units[name]))
  return `${event}: units that differ: ${differing.join(", ") || "none"}`
}

/** Folds everything twice, and lets no difference pass. */
const twice = () => {
  const lives = new WeakMap<ShopWorld, { readonly lazy: ReturnType<typeof begin>; readonly world: ShopWorld }>()
  const met = { loadedFor: new Map<string, number>(), without: 0, withoutAccount: 0, steps: 0 }
  const step: ShopFold["step"] = (before, at, input) => {
    const { lazy, world } = lives.get(before) ?? { lazy: begin(before), world: before }
    const whole = shop.step(before, at, input)
    const what = input.type === "Happened" ? input.event.type : input.type
    const foldLazily = (): ReturnType<ShopFold["step"]> => {
      try {
        return lazy.fold.step(world, at, input)
      } catch (problem) {
        if (!(problem instanceof CodeNotLoaded)) throw problem
        met.loadedFor.set(what, (met.loadedFor.get(what) ?? 0) + 1)
        void problem.load()
        return foldLazily()
      }
    }
    const folded = foldLazily()
    met.steps++
    if (!lazy.there.ordering) met.without++
    if (lazy.there.ordering && !lazy.there.account) met.withoutAccount++
    if (digestWorld(folded.world) !== digestWorld(whole.world))
      throw new Error(differenceOf(what, folded.world, whole.world))
    expect(folded.tells, what).toEqual(whole.tells)
    if (met.steps % 7 === 0) expect({ ...lazy.see(folded.world) }).toEqual({ ...seeShop(whole.world) })
    lives.set(whole.world, { lazy, world: folded.world })
    return whole
  }
  return { fold: { ...shop, step }, met }
}

test("in random sessions a shop that starts without the code of its lazy units equals the whole shop in every step", () => {
  const { fold, met } = twice()
  const props = gatherKept({ market: "no", stores: [torgetWithMenu, bryggaWithMenu], coupons: [] })
  const play = { ...shopPlay(props), fold }
  for (let seed = 1; seed <= 160; seed++) runPlay(play, seed)
  expect(met.without).toBeGreaterThan(200)
  expect(met.withoutAccount).toBeGreaterThan(200)
  expect([...met.loadedFor.keys()]).toEqual(expect.arrayContaining(["CallEnded", "ItemAdded", "ProductAdded"]))
})

test.each(["/betaling", "/min-side", "/bestilling/o1", "/betaling/o1"])(
  "opening %s asks for the code of the lazy units, and a store's menu does not",
  (path) => {
    const start = { market: "no", build: "b", seed: "s", path: "/", origin: "web" } as const
    const lazy = begin(shop.empty)
    const { world } = lazy.fold.step(shop.empty, { n: 0, t: 0 }, { type: "Started", start })
    const open = (to: string) =>
      lazy.fold.step(world, { n: 1, t: 1 }, { type: "Happened", event: { type: "PathOpened", path: to, how: "link" } })
    expect(() => open(path)).toThrow(CodeNotLoaded)
    expect(lazy.see(open("/butikker/torget/meny/pizza").world).route.screen._tag).toBe("Menu")
  },
)

test.each([...Object.values(stubs.ordering), ...Object.values(stubs.account)])(
  "the stub of $name listens to nothing that the unit does not, and has its first state and view",
  ({ name, listens, initial, view }) => {
    const unit = lazyUnits[name as keyof LazyUnits]
    expect(listens.filter((type) => !unit.listens.has(type))).toEqual([])
    const start = { market: "no", build: "b", seed: "s", path: "/", origin: "web" } as const
    const begun = shop.step(shop.empty, { n: 0, t: 0 }, { type: "Started", start }).world
    expect(initial(start)).toEqual(begun.units[name])
    expect(view(initial(start) as never)).toEqual(seeShop(begun)[name as keyof LazyUnits])
  },
)
