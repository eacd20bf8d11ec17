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
let awake = new Set<Name>()

/** A lazy shop in which each unit's code is loaded the moment that the unit asks for it, and no other unit's. */
const lazy = makeLazyShopOf((name) => ({
  loaded: () => (awake.has(name) ? lazyUnits[name] : undefined),
  load: () => {
    awake.add(name)
    return Promise.resolve()
  },
}))

/** Folds an input, and wakes each unit that asks for its code. */
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
  return new Error(`after ${input} asleep and awake differ: ${what} (lazy/wakes.ts, or \`npm run asleep\`)`)
}

/** Counts of one session with lazy units. */
interface Met {
  readonly woken: Set<Name>
  /** The types of the inputs that woke a unit, with events by their own type. */
  readonly wokenBy: Set<string>
  steps: number
  /** The units asleep, summed over the steps. */
  asleep: number
}

/**
 * The shop's fold, compared at each step with a shop of lazy units; throws as soon as the two differ. In a world that it
 * did not make itself all units are awake.
 */
export const asleepAndAwake = () => {
  const lives = new WeakMap<ShopWorld, { readonly awake: Set<Name>; readonly world: ShopWorld }>()
  const met: Met = { woken: new Set(), wokenBy: new Set(), steps: 0, asleep: 0 }
  const step: ShopFold["step"] = (before, at, input) => {
    const life = lives.get(before) ?? { awake: new Set(before.n < 0 ? [] : lazyNames), world: before }
    const whole = shop.step(before, at, input)
    const what = input.type === "Happened" ? input.event.type : input.type
    const already = life.awake.size
    awake = life.awake
    const folded = stepLazily(life.world, at, input)
    if (awake.size > already) met.wokenBy.add(what)
    for (const name of [...awake].slice(already)) met.woken.add(name)
    met.steps++
    met.asleep += lazyNames.length - awake.size
    if (digestWorld(folded.world) !== digestWorld(whole.world) || !isDeepStrictEqual(folded.tells, whole.tells))
      throw differenceOf(what, folded.world, whole.world)
    if (met.steps % 7 === 0 && !isDeepStrictEqual({ ...lazy.see(folded.world) }, { ...seeShop(whole.world) }))
      throw new Error(`after ${what} the views of asleep and awake differ`)
    lives.set(whole.world, { awake, world: folded.world })
    return whole
  }
  return { fold: { ...shop, step }, met }
}
