import { isDeepStrictEqual } from "node:util"
import { digestWorld } from "../kernel/digest.ts"
import { CodeNotLoaded } from "../kernel/lazyUnit.ts"
import { makeLazyShopOf } from "./lazyShop.ts"
import { type LazyUnits, lazyUnits } from "./lazyUnits.ts"
import { seeShop, shop, type ShopFold, type ShopWorld } from "./shop.ts"

type Name = keyof LazyUnits

/** The names of the lazy units. */
export const lazyNames = Object.keys(lazyUnits) as readonly Name[]

/** The units whose code is loaded in the session that is being folded. */
let loaded = new Set<Name>()

/** A lazy shop in which each unit's code is loaded only when that unit needs it. */
const lazy = makeLazyShopOf((name) => ({
  loaded: () => (loaded.has(name) ? lazyUnits[name] : undefined),
  load: () => {
    loaded.add(name)
    return Promise.resolve()
  },
}))

/** Folds an input, and loads the code of each unit that needs it. */
const stepLazily: ShopFold["step"] = (world, at, input) => {
  try {
    return lazy.fold.step(world, at, input)
  } catch (problem) {
    if (!(problem instanceof CodeNotLoaded)) throw problem
    void problem.load()
    return stepLazily(world, at, input)
  }
}

const differenceOf = (input: string, one: ShopWorld, other: ShopWorld): Error => {
  const units = lazyNames.filter((name) => !isDeepStrictEqual(one.units[name], other.units[name]))
  const what = units.join(", ") || "calls, timers or tells"
  return new Error(
    `after ${input} the lazy shop and the full one differ: ${what} (triggers.ts, or \`npm run unloaded\`)`,
  )
}

/** Counts of one session with lazy units. */
interface Met {
  readonly loaded: Set<Name>
  /** The types of the inputs that loaded a unit, with events by their own type. */
  readonly loadedBy: Set<string>
  steps: number
  /** The units without their code, summed over the steps. */
  unloaded: number
}

/**
 * The shop's fold, compared after each step with a shop of lazy units; throws as soon as the two differ. In a world
 * that it did not make itself, all units are loaded.
 */
export const besideLazyShop = () => {
  const lives = new WeakMap<ShopWorld, { readonly loaded: Set<Name>; readonly world: ShopWorld }>()
  const met: Met = { loaded: new Set(), loadedBy: new Set(), steps: 0, unloaded: 0 }
  const step: ShopFold["step"] = (before, at, input) => {
    const life = lives.get(before) ?? { loaded: new Set(before.n < 0 ? [] : lazyNames), world: before }
    const whole = shop.step(before, at, input)
    const what = input.type === "Happened" ? input.event.type : input.type
    const already = life.loaded.size
    loaded = life.loaded
    const folded = stepLazily(life.world, at, input)
    if (loaded.size > already) met.loadedBy.add(what)
    for (const name of [...loaded].slice(already)) met.loaded.add(name)
    met.steps++
    met.unloaded += lazyNames.length - loaded.size
    if (digestWorld(folded.world) !== digestWorld(whole.world) || !isDeepStrictEqual(folded.tells, whole.tells))
      throw differenceOf(what, folded.world, whole.world)
    if (met.steps % 7 === 0 && !isDeepStrictEqual({ ...lazy.see(folded.world) }, { ...seeShop(whole.world) }))
      throw new Error(`after ${what} the views of the lazy shop and the full one differ`)
    lives.set(whole.world, { loaded, world: folded.world })
    return whole
  }
  return { fold: { ...shop, step }, met }
}
