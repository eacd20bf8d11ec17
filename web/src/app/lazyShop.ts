import { makeLazyShop, type ShopWorld } from "@skorpe/core/shop"
import { lazyPart } from "../kit/lazyPart.ts"

/** Delay in ms before a failed load is retried. */
const pause = 5600

const code = lazyPart(() => import("@skorpe/core/shop/lazy"))

/** Resolves when the code of the lazy units is loaded; retries until then. */
export const loadLazyUnits = (): Promise<void> =>
  code.load().then(
    () => undefined,
    () => new Promise((resume) => setTimeout(() => resume(loadLazyUnits()), pause)),
  )

/** The shop that the page runs, with its lazy units: it starts without the code that a menu does not need. */
export const { fold, see: seeShop } = makeLazyShop({
  loaded: () => code.now()?.lazyUnits,
  load: loadLazyUnits,
})

/** The digest of a world; `undefined` until its code is loaded. */
export const digest = (world: ShopWorld): string | undefined => code.now()?.digestWorld(world)
